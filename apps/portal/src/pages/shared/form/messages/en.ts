const messages = {
  saved: 'Saved',
  notSaved: 'Nothing was saved; what you filled in is kept',
  noAnswer: 'No answer from the network; please submit again',
  invalid: '{count, plural, one {# field needs} other {# fields need}} correcting; what you filled in is kept',
  optional: 'optional',
  cancelEdit: 'Back',
} as const;
export default messages;
