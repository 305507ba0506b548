const messages = {
  title: 'Online messages',
  description: 'Your questions to providers and suppliers with their answers and states.',
  message: 'Message',
  one: 'Message {number}',
  empty: 'No messages yet',
  emptyHint:
    'Choose “Ask the provider” on the page of an instrument, a service or goods; messages and answers appear here.',
  find: 'See enterprise services',
  shop: 'Provider',
  sent: 'Sent',
  close: 'Close',
  closeOf: 'Close message {number}',
  failed: 'Not changed; please try again',
  answer: 'Answer: {answer}',
  thread: 'Conversation',
  mine: 'My message',
  declined: 'Declined because',
  waiting: '{shop} has not answered yet; it usually takes one working day.',
  contact: 'Contact',
  history: 'History',
} as const;
export default messages;
