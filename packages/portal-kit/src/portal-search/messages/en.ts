const messages = {
  search: 'Search',
  list: 'Suggestions',
  loading: 'Looking',
  empty: 'Nothing is called so; press Enter to search the texts',
  failed: 'Suggestions could not be loaded; Enter searches all the same',
  count: '{count, plural, one {# suggestion} other {# suggestions}}',
  clear: 'Clear',
  recent: 'Recent searches',
  clearRecent: 'Clear history',
} as const;
export default messages;
