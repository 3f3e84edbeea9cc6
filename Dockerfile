# The program and nothing else: it is static, and needs no file but those that it checks.
#
#   docker build --tag tincture .
#   docker run --rm --volume "$PWD:/project" tincture check
FROM swift:6.3 AS build
WORKDIR /source
COPY . .
RUN swift build --configuration release --product tincture && .ci/release /release

FROM scratch
COPY --from=build /release/tincture /tincture
WORKDIR /project
ENTRYPOINT ["/tincture"]
