const messages = {
  menu: 'User centre menu',
  waiting: ' waiting',
  allWaiting: '{count, plural, one {# thing waits} other {# things wait}}',
  open: 'Open the menu',
  close: 'Close the menu',
} as const;
export default messages;
