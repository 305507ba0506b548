const messages = {
  title: 'Activities',
  home: 'Home',
  lede: 'Policy briefings, matchmaking, training, roadshows and salons. See the places left; join the waiting list when full.',
  description: 'Activities: enrolment, waiting list, tickets, and materials afterwards.',
  search: 'Subject, organizer or venue',
  list: 'List',
  calendar: 'Calendar',
  month: 'Activities in {month}',
  monthNotRead: 'The month could not be loaded. Please try again later.',
  facets: { status: 'Status', category: 'Category', month: 'Month', recommended: 'Featured' },
  sorts: { relevance: 'Relevance', starts_at: 'Next first', published_on: 'Newest' },
  category: {
    policy: 'Policy briefing',
    matchmaking: 'Matchmaking',
    training: 'Training',
    roadshow: 'Roadshow',
    salon: 'Salon',
  },
  places: '{left} of {capacity} places left',
  noPlaces: 'Full, {waiting} waiting',
  opens: 'Enrolment opens {time}',
} as const;
export default messages;
