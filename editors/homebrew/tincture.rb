# The recipe for Homebrew; .ci/release puts the version and the checksums of a release in.
class Tincture < Formula
  desc "Checks design tokens and component specs, and serves them to editors"
  homepage "https://github.com/tincture-dev/tincture"
  version "@VERSION@"
  license "Apache-2.0"

  on_macos do
    url "https://github.com/tincture-dev/tincture/releases/download/v@VERSION@/tincture-@VERSION@-macos.tar.gz"
    sha256 "@SHA256-macos@"
  end

  on_linux do
    on_intel do
      url "https://github.com/tincture-dev/tincture/releases/download/v@VERSION@/tincture-@VERSION@-linux-x64.tar.gz"
      sha256 "@SHA256-linux-x64@"
    end
    on_arm do
      url "https://github.com/tincture-dev/tincture/releases/download/v@VERSION@/tincture-@VERSION@-linux-arm64.tar.gz"
      sha256 "@SHA256-linux-arm64@"
    end
  end

  def install
    bin.install "tincture"
    man1.install "tincture.1"
    bash_completion.install "completions/tincture.bash" => "tincture"
    zsh_completion.install "completions/_tincture"
    fish_completion.install "completions/tincture.fish"
  end

  test do
    (testpath/"a.tokens.json").write '{ "a": { "$type": "number", "$value": "{b}" } }'
    assert_match "unresolved-reference", shell_output("#{bin}/tincture check", 1)
  end
end
