const messages = {
  title: '{count, plural, one {# field} other {# fields}} to correct',
  toCorrect: 'To correct',
  changed: 'Changed',
  change: '<before></before> changed to <now></now>',
  nothing: 'empty',
} as const;
export default messages;
