const messages = {
  title: 'Versions',
  present: 'Present',
  until: 'In force from {from} to {to}',
  since: 'In force from {from}',
  compare: 'Compare with the present version',
  compareOf: 'Compare with the present version: {number}',
  comparison: 'Comparison of versions',
  lede: 'Two versions clause by clause, with the changes marked.',
  back: 'Back to the document',
  summary:
    'Of <b>{total, number}</b> clauses <b>{changed, number}</b> changed, <b>{added, number}</b> {added, plural, one {was} other {were}} added, <b>{removed, number}</b> removed, <b>{unchanged, number}</b> stayed the same',
  strip:
    '{total, number} clauses: {changed, number} changed, {added, number} added, {removed, number} removed, {unchanged, number} unchanged',
  same: 'Both versions have the same text.',
  older: 'Older',
  newer: 'Newer',
  choose: 'Versions to compare',
  option: '{number}, in force from {date}',
  change: { unchanged: 'Unchanged', changed: 'Changed', added: 'Added', removed: 'Removed' },
  noOlder: 'Not in the older version',
  noNewer: 'Not in the newer version',
  unnumbered: 'Table',
  runOne: '{from} is unchanged',
  run: '{from} to {to} are unchanged',
  print: 'Print',
} as const;
export default messages;
