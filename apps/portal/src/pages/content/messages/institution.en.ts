const messages = {
  facets: { field: 'Field', level: 'Level' },
  sorts: { relevance: 'Relevance', position: 'As recommended', founded_on: 'Founded' },
  facts: { field: 'Field', address: 'Address', phone: 'Phone', founded: 'Founded' },
  companies: 'Companies ({count, number})',
  call: 'Call {name}',
} as const;
export default messages;
