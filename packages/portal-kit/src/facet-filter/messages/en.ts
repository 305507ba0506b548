const messages = {
  filters: 'Filters',
  all: 'All',
  allFilters: 'All filters',
  more: '{count, number} more',
  fewer: 'Fewer',
  applied: 'Applied',
  remove: 'Remove {facet}: {value}',
  clear: 'Clear all',
} as const;
export default messages;
