const messages = {
  label: 'Policy sections',
  overview: 'Policy overview',
  recommend: 'Recommended policies',
  documents: 'Policy documents',
  calls: 'Calls for application',
  questions: 'Questions',
  assembly: 'Policy collections',
  illustration: 'Policies in pictures',
  browse: 'Announcements and results',
} as const;
export default messages;
