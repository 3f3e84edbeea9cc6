/// What a word can mean to somebody who reads what designers write; `Languages` has the words of each language for it.
package enum Sense: String, CaseIterable, Sendable {
  // What a length measures.
  /// The room between the edge of a thing and what is in it.
  case padding
  /// The room around a thing.
  case margin
  /// The room between things.
  case gap
  /// How far a thing lies from the edge of another.
  case inset
  /// How wide a thing is.
  case width
  /// How tall a thing is.
  case height
  /// How large a thing is.
  case size
  /// How round a corner is.
  case radius
  /// A line around a thing, or its width.
  case border
  /// A drawn line such as a divider, or its width.
  case stroke
  /// The size of writing.
  case fontSize
  /// The height of a line of writing.
  case lineHeight
  /// The room between letters.
  case letterSpacing
  /// How far a shadow or a thing is moved.
  case offset
  /// How soft a shadow is.
  case blur
  /// How far a shadow grows.
  case spread
  /// A thing whose only length is its size: an avatar, a dot.
  case figure
  /// The area that takes a touch or a click.
  case target
  // What a color paints.
  /// What lies behind.
  case background
  /// Writing of any kind.
  case text
  /// A symbol.
  case icon
  /// A shadow.
  case shadow
  /// A veil behind a dialog: no background of anything.
  case overlay
  /// The word for color alone: of the text or of the icon, as the neighbors tell.
  case color
  // What is done with a length.
  /// A verb that leaves room inside: `padded with 16px`.
  case pads
  /// A verb that leaves room between things.
  case spaces
  /// A verb that rounds corners.
  case rounds
  /// A verb that draws a line around.
  case outlines
  /// A verb that moves a thing in from an edge.
  case indents
  /// A verb that parts letters.
  case tracks
  /// A verb that moves a thing to a side: `nudge the dot 2px to the left`.
  case moves
  /// A verb that leaves room: `leave 16px free`.
  case leaves
  /// A word that calls room empty: `16px free`.
  case free
  /// A word that says without a noun that room is inside: `16px innen`.
  case inward
  /// A word between a length and its noun: `16px of padding`.
  case partitive
  /// A word between two lengths of which either will do.
  case orLength
  /// A word between the two sides of a thing: `40px by 40px`.
  case times
  /// A word before the length that something is compared with: `taller than 560px`.
  case than
  /// A word between a length and the side that it holds on: `12px on the left`.
  case beforeSide
  /// Words of which one alone refuses, and that ask for what follows: `not less`.
  case affirmation
  // Times, then colors.
  /// How long a movement lasts, or waits.
  case duration
  /// How a movement speeds up and slows down.
  case easing
  /// White or black.
  case white, black
  /// Nothing at all.
  case clear
  /// The name of a hue, which promises no value.
  case hue
  /// A word that makes another color of the one behind it: `off white`.
  case shade
  /// A word behind which `#123` can only be a color.
  case announcesColor
  /// Something painted of which no one color is known: a gradient, a photo.
  case vagueColor
  /// A word for a color that changes between those that are named beside it.
  case gradient
  /// What a group of colors is for: `status color`.
  case colorGroup
  /// A word that changes a color without saying which it becomes.
  case colorChange
  /// How much shows through.
  case opacity
  /// A word that lays what stands before it on what stands behind it: `white on blue`.
  case laying
  /// A word that lays what stands behind it on what stands before it: `blue with white text`.
  case bearing
  // Writing.
  /// A font weight by its name, as CSS numbers it (CSS Fonts 4, 2.2.2).
  case weight100, weight200, weight300, weight400, weight500, weight600, weight700, weight800, weight900
  /// Large, of writing beside it.
  case large
  /// Large writing in one word.
  case largeText
  /// How a line is drawn: solid, dashed.
  case lineStyle
  // Places.
  /// A direction of a box: `horizontal`, `left`.
  case side
  /// One edge of a box.
  case edge
  /// A word for what a box ends with, from which things keep a distance: an edge, the screen.
  case edgeNoun
  /// A word that makes the length before it a distance from an edge: `16px from the edge`.
  case from
  /// A word for the room beside a thing: `8px below the title`; what is there stands on no part of it.
  case beside
  /// A word that makes the length before it the room between things.
  case between
  /// A word that puts a thing into another.
  case inside
  /// A word between two that belong together: `grid of 8px`, `rounded with 8px`.
  case preposition
  // Small words.
  /// A word between a noun and the length behind it: `height of at least 48px`.
  case link
  /// A verb that says what its subject is: `The gap between them is 8px`.
  case copula
  /// A word that says nothing of its own beside what it describes: `internal`, `primary`, `soft`.
  case adjective
  /// A word that ends what belongs to a length: a preposition, a conjunction, a verb.
  case closer
  /// A word behind which a name only says where or when: `Padding between elements`.
  case `where`
  /// A word behind the telling word of a name: `Padding values`.
  case aside
  /// A choice.
  case or
  /// A word that makes a heading one of more than one kind of measure.
  case several
  /// A word before `#123` that makes it a number: `issue #123`.
  case numbered
  /// A word before what a state changes: `darken background`.
  case changeWord
  /// What a state may change beside colors and lengths: `scale 0.98`.
  case motionName
  /// A word that names no thing of its own beside what a color paints.
  case plainName
  /// A word for the least that is asked for.
  case minimum
  /// A word before a name that changes the value behind it: `half of`.
  case multiplied
  /// What hangs on the word before it in scripts without blanks: `余白は`.
  case particle
  /// The words before the name of what is taken over: `Same as Primary Button`.
  case sameAs
  /// A word behind such a name: `Same as Card but …`.
  case inheritanceEnd
  /// The words before an example.
  case example
  /// A word for the way in which names are written.
  case syntaxNoun
  // States and themes.
  /// A state wherever it stands as a name.
  case state
  /// A state that is also the name of other things: `error`, `active`.
  case possibleState
  /// The state that holds where nothing else is said.
  case defaultState
  /// The state of a control that is held down.
  case pressedState
  /// The state of a control that takes the keyboard.
  case focusedState
  /// The state of a control that takes nothing, of which WCAG asks no contrast (2.2, 1.4.3).
  case disabledState
  /// The same word where it may also stand for what is not chosen: the inactive ones of several tabs.
  case inactiveState
  /// What only adorns, of which WCAG asks no contrast (2.2, 1.4.3, pure decoration).
  case decoration
  /// A state that a line alone may show: focus, error.
  case signalState
  /// A word beside a state that changes nothing: `Focus state`.
  case stateFiller
  /// A light or a dark theme.
  case theme
  /// The word for a theme itself.
  case themeNoun
  /// A status that is no state: `danger`.
  case status
  // Controls and other things.
  /// A button.
  case button
  /// A button in languages that put the noun first: `Botón flotante`.
  case leadingButton
  /// A tab.
  case tab
  /// A control of which one of several is chosen, and the others can be pressed: navigation, tabs, a stepper.
  case switcher
  /// A segment of a control.
  case segment
  /// The word behind it: `tab bar`.
  case segmentTail
  /// A word that makes the name of a control one of something else: `Button label`.
  case noButton
  /// A control whose label stands beside the shape that has the background: a checkbox.
  case bareControl
  /// Another control that is pressed on all of its face: a chip, a field, an item of a list.
  case pressable
  /// A small control whose label is pressed as well, or that stands in a text: a checkbox, a link.
  case toggle
  /// A link, whose color is that of writing.
  case hyperlink
  /// A field for input.
  case field
  /// What stands beside a field and not on it: its label.
  case besideField
  /// A shape that something lies in, whose color may be that of its writing: `circle`, `badge`.
  case shape
  /// The outermost thing of a component: its container.
  case frame
  /// A word for all of a thing, or one that says nothing of it.
  case wholeThing
  /// A word that says how a thing looks without a measure: `none`, `pill`.
  case lookWord
  /// Something drawn, such as a chart: a gap in it is no layout.
  case drawing
  /// Something on a screen that may be a component of its own: `header`, `table`, `carousel`.
  case thing
  /// A word that puts a component on something else than the page.
  case otherSurface
  // Headings, labels and columns.
  /// The word for states: the head of a list of them, or behind the name of one.
  case stateGroup
  /// A word before that one: `Button states`.
  case stateLead
  /// The head of a list of variants.
  case variantGroup
  /// The head of a column of variants.
  case variantColumn
  /// The head of a list of properties.
  case propertyGroup
  /// The head of a column of properties.
  case propertyColumn
  /// Of these the ones under which plain words say how a thing looks.
  case looks
  /// The head of a column of parts.
  case partColumn
  /// The head of a list of sizes.
  case sizeGroup
  /// The name of one size among others: `small`, `md`.
  case sizeStep
  /// The head of a column of values.
  case valueColumn
  /// The head of the column that gives tokens values.
  case valueHead
  /// The head of the column of token names.
  case tokenHead
  /// A word for writing as a whole or for a kind of typeface: `fonts`, `mono 13px`.
  case typography
  /// The label of a description.
  case descriptionGroup
  /// The head of words for people, or the first word of one: `Usage`, `How …`.
  case proseGroup
  /// The head of a column of words for people.
  case proseColumn
  /// The head of a column that shows what is wrong or was: `Issue`.
  case pastColumn
  /// The head of a column of components.
  case componentColumn
  /// The last word of the heading of a list of components.
  case componentList
  /// The label of a declaration in code.
  case interface
  /// The last word of a heading that speaks of the whole system.
  case generalHeading
  /// A heading under which nothing is asked for: a changelog, the options of a program.
  case quietHeading
  /// The verdict of a table that compares.
  case verdict
  // What is not asked for.
  /// A word that makes its sentence ask for nothing.
  case refusal
  /// Words that open a text of which nothing is to be done: `Do not use`, `Avoid`, `Deprecated`.
  case refusalOpening
  /// The last words of a label or a heading under which nothing is to be done: `Don'ts`.
  case refusalHeading
  /// A word right before a length, or before `of` and a length, that puts it aside: `was 10px`.
  case setAside
  /// A word right before a length that says that it is no exact one: `approximately 10px`.
  case approximate
  /// A word before `from` that does: `up from 10px`.
  case changed
  /// A word beside what was before it changed: `went from #101010 to #202020`.
  case origin
  /// A verb that puts something in the place of what it names first: `replace 10px with 12px`.
  case replaces
  /// A word behind which the opposite of what was refused follows: `not 10px but 12px`.
  case rather
  /// A word for what was, at the head of a section, an item or a column: `Before`.
  case past
  /// A word for what may be one day, or what others have.
  case elsewhere
  /// Words for what readers change in their own projects: `customizing`, `your app`.
  case customizing
  /// A word that says in which file something is: `defined in`, `lives in`.
  case standing
  /// A word that says that a pair of colors fails.
  case failure
  /// A word that says that a token is not there.
  case absence
  /// A folder of what was.
  case archive
  /// A file of samples.
  case sample
  /// A file or a folder of what shall be.
  case plan
  /// A file or a heading that tells of what was: `changelog`.
  case record
  /// What a device takes for itself: the home indicator.
  case platformPart
  // Grids and scales, then conditions and devices.
  /// A grid.
  case grid
  /// A system or a scale of spacing.
  case system
  /// The unit of a grid.
  case base
  /// Multiples of it.
  case multiple
  /// Spacing as a whole, which heads scales.
  case space
  /// One place that is spaced: margins, gutters.
  case spacedPlace
  /// What else lies on grids: icons, lines of text.
  case otherGrid
  /// A word that makes a spacing one of letters or lines.
  case ofText
  /// A word that lets nothing off a grid.
  case strict
  /// A word that lets nothing pass but what it stands before: `only these values`.
  case exclusive
  /// A word that points at what a document lists: `these`, `defined`.
  case listed
  /// A word for what is not listed: `other`, `outside of`.
  case others
  /// The word for all colors together.
  case palette
  /// A word that lets halves of it pass.
  case hedge
  /// A word that takes a length out of a grid.
  case exception
  /// A word before a grid that is none.
  case denial
  /// A word that narrows what a text says to a theme, a device, a version.
  case condition
  /// A word that narrows a heading to a theme.
  case themeHeading
  /// A word that narrows what a line says of a token.
  case designCondition
  /// A desktop system.
  case desktop
  /// A device that is touched.
  case touched
  // Names of tokens, and what is claimed.
  /// A word that begins the names of tokens.
  case tokenStart
  /// A word that names of colors, shadows and text styles are made of.
  case tokenWord
  /// A label of something that may have a color or a style of writing.
  case writing
  /// A word for writing that may be large in the name of a token.
  case writingToken
  /// A word for what a length is changed by: no space between things.
  case change
  /// A word that asks for what it names: `needs 5:1`.
  case demand
  /// A number in words; a line lists them in order and without a gap, from two on.
  case number
  /// A word before a number that says how many there are: `comes in five sizes`.
  case counting
  /// A word for what a list may hold, of which a number tells how many: `five sizes`.
  case counted
}
