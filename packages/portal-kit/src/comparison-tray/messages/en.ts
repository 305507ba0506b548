const messages = {
  label: 'Comparison',
  count: 'Compare <b>{count, number}/{size, number}</b>',
  said: '{count, number} of {size, number} chosen for comparison',
  free: '{count, number} more',
  remove: 'Remove from the comparison: {title}',
  compare: 'Compare side by side',
  one: 'Choose one more to compare',
  clear: 'Clear',
  add: 'Compare',
  addNamed: 'Compare: {title}',
  full: 'At most {size, number} can be compared; remove one first',
} as const;
export default messages;
