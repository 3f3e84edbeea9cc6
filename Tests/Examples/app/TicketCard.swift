import SwiftUI

/// The ticket as it is shown to the deckhand.
struct TicketCard: View {
  let ticket: Ticket

  var body: some View {
    VStack(alignment: .leading, spacing: Space.sm) {
      Text(ticket.route)
        .foregroundColor(Color("color.text.primary"))
      Text(ticket.passengers)
        .foregroundColor(Color("color.text.muted"))
    }
    .padding(Space.lg)
    .background(Color("color.surface.raised"))
    .cornerRadius(Radius.md)
  }
}
