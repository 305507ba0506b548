const messages = {
  list: 'News bulletin',
  facts: { source: 'Source', published: 'Published', kind: 'Kind' },
  related: 'More of this kind',
  all: 'All news',
  talent: 'See talent policies',
  ask: 'Any questions?',
  askLine: 'The hotline is open on working days from 9:00 to 17:30.',
} as const;
export default messages;
