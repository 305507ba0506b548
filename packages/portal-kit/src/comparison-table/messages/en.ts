const messages = {
  title: 'Comparison of {count, number}',
  note: '<b>{different, number}</b> {different, plural, one {attribute differs} other {attributes differ}}, <b>{same, number}</b> {same, plural, one {is} other {are}} the same.',
  key: 'A value that the others do not share has a <mark>ground</mark>, the best is named, rows of the same are faint.',
  onlyDifferent: 'Differences only',
  all: 'Show all',
  same: 'same',
  only: 'differs',
  most: 'Highest',
  least: 'Lowest',
  unsaid: 'Not stated',
  remove: 'Remove from the comparison: {title}',
  actions: 'Next',
  attribute: 'Attribute',
} as const;
export default messages;
