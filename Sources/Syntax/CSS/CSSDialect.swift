/// Which language of style sheets a text is written in.
package enum CSSDialect: Sendable {
  case css, scss, less
}
