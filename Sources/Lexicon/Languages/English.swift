/// The words of English; `Sense` says what each line means.
enum English {
  static let table: StaticString = """
    # What a length measures
    padding: padding, paddings, breathing room, inner space, inner spacing, inner margin
    margin: margin, outer spacing, outer space
    gap: gap, gutter, spacing, spacer, distance, separation, column gap, row gap, grid gap, item spacing, space,
      cushion, interval, closer than
    inset: inset, position, indent, indentation
    width: width, wide, wider than
    height: height, tall, high, taller than
    size: size, diameter, dimension
    radius: radius, radii, rounded, rounding, roundness, corner, corner radius, border radius, borderradius,
      cornerradius
    border: border, border width, borderwidth, thin frame
    stroke: stroke, outline, ring, focus ring, focus outline, hairline, stroke width, line width, linewidth, contour,
      dash, dash gap, underline offset, line, divider, separator, underline, strikethrough
    fontSize: font, font size, text size, type size, fontsize, textsize, typeface, typography, type
    lineHeight: line height, line spacing, lineheight, leading height, leading of
    letterSpacing: letter spacing, tracking, kerning, letterspacing, word spacing
    offset: offset, translate, translatey, translatex
    blur: blur, shadow radius, blur radius
    spread: spread
    # Things that a length beside them measures
    figure: circle, dot, thumbnail, square, avatar, image, logo, flag, handle, knob, thumb, target
    target: interactive element, interactive elements, clickable element, clickable elements, tappable element,
      tappable elements, tap height, touch height, touch target, tap target, hit target, click target, clickable target, tappable target, touch area, tap area,
      hit area, click area, clickable area, tappable area, target size
    # What a color paints
    background: background, bg, fill, container, surface, background color, backgroundcolor
    text: text, foreground, fg, title, subtitle, label, heading, headline, subheading, subheadline, caption,
      description, message, body, copy, placeholder, helper text, hint, textcolor, eyebrow, value text
    icon: icon, checkmark, chevron, arrow, glyph, symbol, caret, tick, indicator icon, pictogram
    shadow: shadow, elevation, drop shadow, box shadow, boxshadow
    overlay: backdrop, overlay, scrim, veil, dimmer, mask
    color: color, colour, colors, colours, tint, foreground color, foreground
    # What is done with a length
    pads: padded, pad, cushioned
    spaces: separated, spaced, clear of
    rounds: rounded, round
    outlines: outlined, framed
    indents: indented
    tracks: tracked
    moves: nudge, shift, move, push, pull
    leaves: leave, leaves, leaving, keep, keeps
    free: free
    partitive: of
    orLength: or, either
    times: by
    than: than
    beforeSide: on, at, the, and, all, both, each
    affirmation: not less, no less, not smaller, don't forget, not forget
    # Times
    duration: duration, delay
    easing: easing, curve
    # Colors
    white: white
    black: black
    clear: transparent
    hue: neutrals, red, green, blue, gray, grey, orange, yellow, purple, pink, brown, cyan, magenta, teal, navy, gold, silver,
      lime, olive, maroon, violet, indigo, coral, salmon, turquoise, beige, tan, crimson, aqua, fuchsia, lavender,
      ivory, plum, orchid, tomato, wheat, snow, linen, azure, khaki, peru, sienna, chocolate, emerald, cream, primary,
      secondary, accent, dark, light, status, brand, amber, slate, rose
    shade: off, warm, cool, cream, near, soft, pale, light, dark, not, pure, tinted, no, semi, non, bright, snow, ghost,
      antique, floral, navajo, than
    announcesColor: hex, tint, shade
    vagueColor: material, shimmer, blur, translucent, image, photo, vs, varies, varying, random
    gradient: gradient, gradients
    colorGroup: status, severity, category, type, level, priority
    colorChange: opacity, color, colour, darken, lighten, darker, lighter, muted, dimmed, faded, inverted, switches,
      changes
    opacity: opacity, alpha, opaque, transparency
    laying: on, over, against
    bearing: with
    # Writing
    weight100: thin
    weight200: extralight, ultralight
    weight300: light
    weight400: regular, normal, book, roman
    weight500: medium
    weight600: semibold, demibold
    weight700: bold
    weight800: extrabold, ultrabold
    weight900: black, heavy
    large: large, big
    lineStyle: solid, dashed, dotted, double
    # Places
    side: horizontal, horizontally, vertical, vertically, top, bottom, left, right, leading, trailing, start, end,
      inline, block, sides, side, x, y, h, v
    edge: top, bottom, left, right, leading, trailing
    edgeNoun: edge, edges, border, borders, frame, screen, viewport, window, corner, corners, side, sides
    from: from, away
    beside: above, below, beneath, under, underneath, before, after, beside, outside, next, adjacent
    between: between, apart, one another, each other
    inside: in, inside, within, on
    preposition: of, on, with, at, by, a, the, in, off, out
    # Small words
    link: of, is, are, at, to, be, around, about, approx, approximately, up, minimum, min, maximum, max, least, most,
      exactly, set, value, values, scale, by, equals, typically, only, always, should, must, has, the, a, internal,
      inner, outer, all, sides, less, than, more, no, stays, measures, remains, drawn, shown, come, comes, runs, grows,
      shrinks, goes, now, nowadays, today, there, either
    copula: is, are, equals, measures, stays, remains
    adjective: exact, key, minimum, min, maximum, max, internal, inner, outer, external, thick, thin, subtle, default, fixed, total,
      additional, extra, solid, dashed, dotted, consistent, uniform, equal, all, rounded, negative, full, standard,
      base, small, large, visible, invisible, bottom, compact, primary, secondary, tertiary, component, view, medium,
      style, based, basic, spacing, spatial, layout, soft, hard, design, square, one, ones
    closer: for, with, when, while, on, at, of, by, in, inside, within, to, into, and, or, but, per, if, than, then, as,
      across, around, over, is, are, be, use, uses, using, used, must, should, keep, so, that, which, where, until, via,
      without, against, not, plus, has, have, sit, sits, it, y, their, its
    where: with, without, between, for, from, in, on, when, at, inside, around, above, below, per
    aside: style, weight, family, strategy, treatment, token, value, spec, only, scale, mode, state, states, variant,
      dark, light, primary, secondary, between, items, item, standards, guidelines, system, rules, values, tokens,
      hierarchy, consistency, resize, min, max, large, medium, small, inner, outer
    or: or
    several: layout, grid, and, structure, color, colors
    numbered: issue, issues, pr, prs, pull, request, sku, ticket, order, bug, fix, fixes, fixed, closes, closed,
      resolves, task, story, no, nr, number, id, see, rank, item, page, step, invoice, case, build, version, room
    changeWord: darken, lighten, darker, lighter, invert, fade, remove, show, add, change, use, same, no, with, a, the
    motionName: scale, opacity, rotation, transition, transform
    plainName: primary, secondary, tertiary, main, helper, default, muted, subtle, faint, dim, dimmed, subdued, the
    minimum: minimum, min, least, minimal, smallest
    multiplied: half, twice, double, triple, minus, plus, times, negative, ×, x, *, -, +, −, /
    sameAs: same as, similar to, identical to, extends, inherits from, inherits, based on, like, everything from, all of
    inheritanceEnd: but, except, with, plus, and, however, only
    example: e.g., eg., for example, for instance
    syntaxNoun: syntax, notation, alias, aliases, placeholder, placeholders
    # States and themes
    state: default, hover, hovered, pressed, press, focus, focused, disabled, selected, unselected, checked, unchecked,
      indeterminate, collapsed, expanded, loading, dragging, dragged, visited, readonly, activated, deactivated,
      resting, enabled, idle, deselected
    possibleState: active, inactive, normal, rest, error, success, warning, empty, filled, hidden, visible, open,
      closed, opened, on, off, invalid, valid, current, editing, recording, busy, pending, base, standard, unavailable
    defaultState: default, rest, resting, normal, idle, enabled, base, standard
    pressedState: pressed, press, pressing, active, pressée, presionada, pressionada
    focusedState: focused, focussed, focus, enfocada
    disabledState: disabled, inactive, readonly, unavailable
    inactiveState: inactive
    decoration: decorative, ornamental
    signalState: focus, focused, error, invalid
    stateFiller: state, with, text, and, or, visible, within, only, status
    theme: dark, light
    themeNoun: mode, theme, appearance, scheme
    status: danger, critical, positive, negative, info, alert, caution
    # Controls and other things
    button: button, buttons, fab
    tab: tab
    switcher: navigation, nav, navbar, tab, tabs, tabbar, segment, segments, segmented, sidebar, pagination
    segment: segment, segmented
    segmentTail: bar, control, item
    noButton: radio, group, groups, label, labels, spinner, icons, badge
    bareControl: checkbox, radio, toggle, switch, slider, progress, spinner, rating, stepper, stars
    pressable: chip, chips, select, dropdown, combobox, text field, text fields, textfield, input, text input,
      input field, input fields, form field, search field, search bar, searchbar, list item, list items, list row,
      list rows, menu item, menu items, nav item, navigation item, pagination
    toggle: checkbox, checkboxes, radio, radios, radio button, radio buttons, switch, switches, toggle, toggles,
      slider, sliders, link, links
    hyperlink: link, links, hyperlink, hyperlinks
    field: input, field, textfield, text, area, textarea, select, dropdown, picker, search, combobox
    besideField: label, helper, hint, error, counter, caption, message, title, supporting, assistive
    shape: circle, circles, square, squares, box, boxes, pill, pills, badge, badges, bubble, bubbles, tile, tiles, card,
      cards, dot, dots, chip, chips, tag, tags, indicator, avatar, marker, swatch
    frame: container, root, box, wrapper, frame
    wholeThing: container, box, wrapper, frame, root, page, screen, app, site, interface, surface, clean, plain, simple,
      subtle, very, whole
    lookWord: none, auto, full, transparent, inherit, gradient, linear, level, same, hidden, solid, pill, circle,
      circular, square, rounded, equal, flexible, fill
    drawing: chart, charts, graph, graphs, sparkline, sparklines, donut, pie, gauge, heatmap, histogram, graphic,
      graphics
    thing: header, headers, footer, footers, hero, sidebar, navbar, topbar, bar, toolbar, menu, menus, modal, modals,
      dialog, dialogs, popup, popover, popovers, sheet, sheets, drawer, drawers, toast, toasts, snackbar, banner,
      banners, alert, alerts, tooltip, tooltips, notification, notifications, carousel, accordion, table, tables, list,
      lists, row, rows, item, items, cell, cells, panel, panels, widget, widgets, form, forms, input, inputs, calendar,
      chart, charts, map, player, timeline, stepper, breadcrumb, breadcrumbs, spinner, loader, skeleton, progress,
      avatar, avatars, image, images, thumbnail, callout, quote, testimonial, testimonials, pricing, cta,
      gallery, fab, view, views, screen, screens, page, picker, cursor, divider, dividers, separator, icon,
      icons, window, dropdown, editor, viewer, wizard, backdrop, overlay, scrollbar, knob, canvas, upload, uploader,
      label, labels, counter, rating, treeview, tree, feed, post, message, composer, chip, strip, ribbon, stack, block,
      blocks, marquee, slideshow, lightbox, titlebar, statusbar, footnote, legend, heatmap
    otherSurface: on, dark, light, inverse, inverted, reversed, overlay, over, image, photo, hero, toast, footer, band,
      banner, code, terminal, toolbar, sidebar
    # Headings, labels and columns
    stateGroup: states, state
    stateLead: interaction, interactive, visual, component, button, input, field, control, ui, all, possible, supported,
      color, card, item, tab, link
    variantGroup: variants, variant, variations
    variantColumn: variant, variants, size, sizes, type, style, kind, intent, emphasis, appearance, tone, severity,
      status
    propertyGroup: differences, specification, specifications, spec, specs, visual, visuals, appearance, properties, property, style,
      styles, styling, design, layout, anatomy, dimensions, measurements, metrics, sizing, base, structure, elements,
      additional, parts, details, tokens, and, common, general
    propertyColumn: property, properties, prop, props, attribute, aspect, parameter, measurement, measure, spec,
      specification, dimension, css
    looks: design, layout, styling, style, visual, appearance
    partColumn: element, part, slot, area, region, section, layer, piece
    sizeGroup: size, sizes, sizing, dimensions
    sizeStep: small, medium, large, mini, tiny, regular, compact, extra small, extra large, xs, sm, md, lg, xl, xxl
    valueColumn: value, values, spec, specification, default, token, tokens, css, setting, rule, rules, guidance,
      guideline, guidelines, class, classes, pixel, pixels
    valueHead: value, default, default value, hex
    tokenHead: token, tokens, token name, design token, variable, css variable, custom property, style name,
      variable name
    typography: font, fonts, typography, typeface, text style, mono, monospace, serif
    descriptionGroup: purpose, description, summary, intent, about, role, but
    proseGroup: usage, interaction, interactions, animation, animations, example, examples, behavior, behaviour,
      behaviors, features, haptics, accessibility, do, don't, don’t, dos, donts, note, notes, validation, keyboard,
      gestures, motion, guidelines, practices, rules, principles, implementation, code, when, messages, checklist,
      props, api, events, a11y, responsive, testing, how, why, what, known
    proseColumn: description, behavior, behaviour, usage, when, use, notes, note, reference, example, examples, purpose,
      rationale, comment, comments, why, meaning, status, where
    pastColumn: was, legacy, hardcoded, symptom, problem, issue, bug, issues, problems, violations, failures
    componentColumn: component, components, control, controls
    componentList: components, elements
    interface: interface, signature
    generalHeading: checklist, guideline, guidelines, practices, principles, standards, palette, color, colors, colour,
      colours, typography, tokens, spacing, layout, grid, hierarchy, overview, usage, accessibility, resources, notes,
      structure, elevation, shadow, shadows, radius, radii, shapes, breakpoints, motion, animation, animations, theme,
      themes, theming, fonts, scale, rules, summary, introduction, contents, implementation, responsive, depth, system,
      foundations, materials, reference, consistency, patterns, surface, surfaces, text, neutral, neutrals, semantic,
      brand, roles, family, families, substitutes, philosophy, container, whitespace, behavior, strategy, targets,
      guide, gaps, characteristics, atmosphere, changelog, appendix, installation, development, contributing, license,
      api, faq, versions, examples, example, prompts, sizing, component, sizes, gutters, fixes, changes, commits,
      improvements, features, added, removed, fixed, news, deprecations, release, base, durations, easing, opacity,
      borders, icons, iconography, conventions, decisions, criteria, questions, ideas
    quietHeading: changelog, change log, release notes, releases, what's new, history, version history, migration,
      migration guide, upgrading, options, parameters, arguments, configuration, api, api reference, props,
      troubleshooting, faq, install, installation, getting started, quick start, contributing, license, next steps,
      see also, further reading, alternatives, alternatives considered, consequences, steps to reproduce, known gaps,
      known issues, known limitations
    verdict: ok, match, matches, mismatch, pass, passed, fail, failed, equal, different, diff
    # What is not asked for
    refusal: avoid, don't, don, dont, never, not, isn't, shouldn't, mustn't, cannot, can't, wrong, incorrect, old,
      previous, previously, formerly, was, were, instead, too, looks, legacy, deprecated, increased, decreased, reduced,
      changed, non, earlier, would, tried, other apps, other products, other sites, other systems, mistake, had, nobody,
      no padding, no margin, no gap, no spacing, used to be, used to have
    refusalOpening: do not, what not, don t, instead of, don't, don’t, dont, never, avoid, deprecated
    refusalHeading: don't, don’t, dont, donts, don'ts, don’ts, avoid, changelog, actual, bad, wrong, incorrect, evidence,
      symptoms, findings, deprecated, mistakes, antipattern, antipatterns, anti patterns, anti pattern, earlier versions, previous versions,
      previous version, earlier version, violation, violations
    setAside: was, previously, formerly, originally, not, never, instead, rather than, deviate by, deviates by, differ by,
      differs by, off by
    approximate: approximately, roughly, observed, measured
    changed: up, down, moved, changed, increased, decreased, reduced, raised, lowered, bumped, grew, went, shrunk, cut,
      migrated, switched
    origin: from
    replaces: replace, replaces, replacing
    rather: but
    past: before, old, previous, previously, earlier, historical
    elsewhere: future, planned, proposed, proposal, proposals, roadmap, competitor, competitors, competitive, benchmark,
      benchmarks
    customizing: customize, customizing, customization, customise, customising, customisation, override, overriding, extending,
      your own, your app, your application, your project, your css, your stylesheet, your site, custom tokens,
      adding tokens, new tokens, theme examples, example themes, example theme,
      custom theme, custom themes
    standing: defined, declared, lives, live, located, kept, stored, resides, reside, maintained, centralized,
      centralised
    failure: fails, failed, failing, illegible, unreadable
    absence: absent, missing, nonexistent, existent, exist, exists, existed, unknown, undefined, added, introduced,
      chose, opted for, proposed, planned, removed, dropped, rejected, create, not yet, not in system, not defined, not a token,
      consider adding, not invent, never invent, to be added, will add, should add, to add
    archive: archive, archives, archived, _archive, _archived, research
    sample: example, examples, sample, samples, template, templates
    plan: plan, plans, roadmap, proposal, proposals, rfc, rfcs, prompts
    record: changelog, changes, history, migration, releases, releasenotes, release
    platformPart: home indicator, status bar, safe area, safe areas, dynamic island, gesture bar
    # Grids and scales
    grid: grid, grids, raster
    system: system, systems, rhythm, scale
    base: base, basis, unit, units, baseunit
    multiple: multiple, multiples, increment, increments, steps
    space: spacing, spacings, space, spaces, whitespace
    spacedPlace: padding, paddings, margin, margins, gap, gaps, gutter, gutters, inset, insets, layout, layouts
    otherGrid: icon, icons, iconography, glyph, glyphs, baseline, baselines, text, texts, type, typography, font, fonts,
      line, lines, stroke, strokes, keyline, keylines, viewbox, image, images, photo, photos, mascot, logo, radius,
      radii, column, columns
    ofText: letter, letters, word, words, line, lines, paragraph, paragraphs, character, characters
    strict: strictly, strict, all, every, everything, always, only, never, must, exclusively
    exclusive: only, exclusively, solely
    listed: these, those, listed, defined, following, this, above, below, approved, given
    others: other, others, outside, beyond, additional, further, any other
    palette: palette, palettes, neutrals
    hedge: half, halves, quarter, quarters, most, mostly, usually, generally, typically, where, half-step
    exception: except, exception, exceptions, excluding, unless, besides, available, allowed, allow
    denial: no, not, without, isn, don, doesn, aren, previously, formerly, earlier, old, former, was, were, instead,
      unlike, versus, vs, compromise, produces
    # Conditions and devices
    condition: unless, light, dark, day, night, contrast, mobile, tablet, desktop, phone, watch, tv, print, compact,
      comfortable, cozy, dense, density, ios, android, web, macos, windows, ipad, legacy, old, new, previous,
      previously, former, formerly, before, after, was, now, deprecated, changed, example, instead, wrong, bad, avoid,
      not, small, large, xs, breakpoint, theme, brand
    themeHeading: dark, light, night, day, mobile, theme, mode, contrast
    designCondition: mobile, tablet, phone, compact, legacy, previously, formerly, was, instead, wrong
    desktop: macos, mac, windows, linux, desktop, gnome, gtk, kde, winui, electron
    touched: ios, ipados, ipad, iphone, android, mobile, touch, tablet, phone, watchos
    # Names of tokens
    tokenStart: brand, accent, surface, background, bg, foreground, fg, border, shadow, elevation, primary, secondary,
      tertiary, color, space, spacing, radius, font
    tokenWord: text, heading, headline, title, body, caption, label, display, overline, muted, subtle, inverse, success,
      warning, error, danger, info, hover, focus, pressed, disabled, outline, divider, overlay, on, container, sm, md,
      lg, xl
    writing: text, icon, label, title, subtitle, heading, placeholder, body, caption
    writingToken: text, heading, headline, title, display, copy, type
    change: multiplier, factor, ratio, adjustment, compensation, correction, position, count, columns
    # What is claimed
    demand: should, must, need, needs, needed, require, requires, required, requirement, requirements, target,
      targets, goal, goals, aim, threshold
    # What is counted
    number: two, three, four, five, six, seven, eight, nine, ten, eleven, twelve
    counting: has, have, are, is, in, the, these, those, following, uses, use, support, supports, offers, defines,
      provides, with, into, of, its
    counted: steps, levels, variants, variations, sizes, states, weights, colors, colours, shades, tints, tokens,
      styles, themes, modes, breakpoints, principles, types, kinds, tiers, layers, roles, options, rules, values,
      stages, families, categories
    """
}
