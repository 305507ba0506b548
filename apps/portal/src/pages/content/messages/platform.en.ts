const messages = {
  title: 'Public technical-service platforms',
  description: 'Testing, certification, design and computing by the job, cheaper for companies of the zone.',
  search: 'Search platforms',
} as const;
export default messages;
