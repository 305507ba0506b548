const messages = {
  title: 'My activities',
  description: 'Activities that I enrolled for: status, ticket and cancellation.',
  name: 'Activity',
  time: 'Time',
  venue: 'Venue',
  empty: 'No activities yet',
  emptyHint: 'Tickets and positions on waiting lists are shown here after you enrol.',
  find: 'Find an activity',
  position: 'Number {position} on the waiting list',
  ticket: 'Ticket',
  close: 'Close',
  code: 'QR code of ticket {number}',
  show: 'Show it at the entrance',
  cancelIt: 'Cancel enrolment',
  cancelTitle: 'Cancel the enrolment for “{title}”?',
  cancelBody: 'The place goes to the next person waiting. To come back you would have to queue again.',
} as const;
export default messages;
