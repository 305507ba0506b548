const messages = {
  days: '{count, plural, =0 {closes <b>today</b>} one {<b>#</b> day left} other {<b>#</b> days left}}',
  hours: '{count, plural, one {<b>#</b> hour left} other {<b>#</b> hours left}}',
  minutes:
    '{count, plural, =0 {less than <b>1</b> minute left} one {<b>#</b> minute left} other {<b>#</b> minutes left}}',
  closed: 'Closed {date}',
  opensOn: 'Opens {date}',
  closesOn: 'Closes {date}',
  said: '{hours, plural, =0 {{minutes, number} minutes until it closes} one {# hour until it closes} other {# hours until it closes}}',
  saidClosed: 'It is closed now',
  add: 'Add to calendar',
  added: 'The calendar file was handed to the browser; open it to add the date',
  notAdded: 'The calendar file was not made. Please check the connection and try again',
} as const;
export default messages;
