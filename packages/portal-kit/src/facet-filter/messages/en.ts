const messages = {
  filters: 'Filters',
  all: 'All',
  more: '{count, number} more',
  fewer: 'Fewer',
  applied: 'Applied',
  remove: 'Remove {facet}: {value}',
  clear: 'Clear all',
} as const;
export default messages;
