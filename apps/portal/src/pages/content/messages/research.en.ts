const messages = {
  title: 'Research institutions',
  description: 'Institutes that work with companies of the zone, train graduates and transfer results.',
  search: 'Search research institutions',
} as const;
export default messages;
