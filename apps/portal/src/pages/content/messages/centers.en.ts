const messages = {
  title: 'Innovation centres',
  description: 'Centres in five fields, led by companies together with universities.',
  fields: 'Fields',
  all: 'All',
  count: '{count, plural, one {# centre} other {# centres}}',
  empty: {
    title: 'There are no innovation centres yet',
    line: 'Have a look at the technical-service platforms.',
    action: 'See platforms',
  },
} as const;
export default messages;
