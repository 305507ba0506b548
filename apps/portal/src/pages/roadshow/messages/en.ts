const messages = {
  title: 'My bookings',
  description: 'State, time and cancellation of roadshow centre bookings.',
  book: 'Book the roadshow centre',
  empty: 'No bookings yet',
  emptyHint: 'The roadshow centre is booked by half-days; the outcome of the review shows here.',
  activity: 'Activity',
  time: 'Usage time',
  people: 'Attendees',
  half: '{date} {period, select, 1 {morning} other {afternoon}}',
  wholeDay: '{date} all day',
  cancelIt: 'Cancel',
  cancel: 'Cancel the booking',
  cancelTitle: 'Cancel the booking of “{title}”?',
  cancelBody: 'The room on {time} goes to others. This cannot be undone.',
} as const;
export default messages;
