const messages = {
  label: 'Policy sections',
  overview: 'Overview',
  recommend: 'Recommended policies',
  documents: 'Policy documents',
  calls: 'Calls for application',
} as const;
export default messages;
