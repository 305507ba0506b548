const messages = {
  title: 'Policy briefings',
  policy: 'Policy',
  lede: 'Departments explain policies and how to apply, and answer questions. Handouts follow afterwards.',
  description: 'Policy briefings: dates, places left, enrolment and handouts.',
} as const;
export default messages;
