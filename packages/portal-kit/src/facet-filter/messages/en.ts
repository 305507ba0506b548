const messages = {
  filters: 'Filters',
  all: 'All',
  more: '{count, number} more',
  applied: 'Applied',
  remove: 'Remove {facet}: {value}',
  clear: 'Clear all',
} as const;
export default messages;
