const messages = {
  effective: '{count, number} in force',
  open: '{count, number} open',
  matched: '{count, number} matched',
  vacant: '{count, number} vacant',
  total: '{count, number}',
  onSale: '{count, number} on sale',
  responding: '{count, number} open',
  enrolling: '{count, number} open',
  steps: '{count, number} of {of, number} done',
} as const;
export default messages;
