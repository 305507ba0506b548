const messages = {
  filters: 'Filters',
  all: 'All',
  allFilters: 'All filters',
  more: '{count, number} more',
  fewer: 'Fewer',
  applied: 'Applied',
  remove: 'Remove {facet}: {value}',
  clear: 'Clear all',
  from: 'from {min, number} {unit}',
  upTo: 'up to {max, number} {unit}',
  between: '{min, number} to {max, number} {unit}',
  lowest: '{facet}, at least',
  highest: '{facet}, at most',
  narrow: 'Apply',
} as const;
export default messages;
