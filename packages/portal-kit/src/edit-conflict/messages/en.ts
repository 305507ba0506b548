const messages = {
  title: '{who} saved this meanwhile; {count, plural, one {# field differs} other {# fields differ}}',
  body: 'Saved <time></time>. Both are kept, and nothing was overwritten. Choose field by field, or take one side.',
  mine: 'Here',
  none: 'Nothing',
  merge: 'Save what is chosen',
  allMine: 'Take all of mine',
  allTheirs: 'Take all of theirs',
} as const;
export default messages;
