const messages = {
  title: 'Services for companies',
  description: 'To be embedded in other sites: find policies, read the news, get things done.',
  search: 'Search policies',
  searchHint: 'Title, number or words',
  submit: 'Search',
  tasks: 'Often used',
  task: {
    match: 'Match policies',
    calls: 'Open calls',
    booking: 'Book the roadshow centre',
    map: 'Industry map',
    login: 'Log in',
  },
  news: 'Latest news',
  allNews: 'More news',
  none: 'No news yet',
} as const;
export default messages;
