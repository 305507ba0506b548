const messages = {
  title: 'News bulletin',
  description: 'News, bulletins and talent news of the zone, by kind and year.',
  search: 'Search the news bulletin',
  facets: { kind: 'Kind', year: 'Year' },
  sorts: { relevance: 'Relevance', published_on: 'Published' },
} as const;
export default messages;
