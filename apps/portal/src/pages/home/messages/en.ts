const messages = {
  figures: {
    unit: '',
    policies: 'Policies in force',
    policiesNote: '{count, number} added this week',
    calls: 'Open calls',
    callsNote: '{count, number} close within 7 days',
    amount: 'On offer, at most',
    amountNote: '{count, plural, one {from # department} other {from # departments}}',
    roadshow: 'Roadshow centre, free',
    roadshowUnit: 'half-days',
    roadshowNote: 'this month and next',
  },
  bulletin: {
    all: 'All policies',
    tabs: 'Policy bulletin',
    documents: 'Documents',
    calls: 'Calls',
    fresh: 'New',
  },
  closing: {
    title: 'Closing soon',
    all: '{count, plural, one {# call} other {All # calls}}',
    upTo: 'up to',
  },
  industries: {
    title: 'Policies by industry',
    line: 'A policy may count in several industries; figures are policies in force.',
    unit: '{count, plural, one {policy in force} other {policies in force}}',
  },
  roadshow: {
    title: 'Roadshow centre',
    line: 'Booked by the half-day: morning at the left, afternoon at the right, all in Beijing time.',
    morning: 'a.m.',
    afternoon: 'p.m.',
    taken: 'taken',
    book: 'Book a roadshow',
    free: '{count, plural, one {# half-day is} other {# half-days are}} free this month and next.',
  },
} as const;
export default messages;
