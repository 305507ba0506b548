const messages = {
  title: 'Finance inquiries',
  description: 'Your questions to institutions, policy funds and investors with their answers and states.',
  inquiry: 'Inquiry',
  one: 'Inquiry {number}',
  empty: 'No finance inquiries yet',
  emptyHint:
    'Choose “Ask a question” on the page of a debt product, a policy fund or an investor; answers appear here.',
  find: 'See investors',
  about: 'About',
  sent: 'Sent',
  close: 'Close',
  closeOf: 'Close inquiry {number}',
  failed: 'Not changed; please try again',
  mine: 'My question',
  answer: 'Answer',
  answered: 'Answer: {answer}',
  declined: 'Declined because',
  waiting: 'Not answered yet; it usually takes two working days.',
  contact: 'Contact',
  history: 'History',
} as const;
export default messages;
