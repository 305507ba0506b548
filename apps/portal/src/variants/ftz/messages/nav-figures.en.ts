const messages = {
  match: {
    label: 'Matched to your company',
    unit: 'to apply for',
    note: 'By the profile saved on {date}{near, plural, =0 {.} one {; one more lacks a single condition.} other {; # more lack a single condition.}}',
    action: 'Update and match again',
  },
  calls: {
    label: 'Open now',
    unit: 'calls',
    note: 'Answer ten questions, and each condition is checked to find those you qualify for.',
    action: 'Start matching',
  },
  closing: {
    title: 'Closing within 7 days',
    empty: 'No call closes within 7 days.',
  },
  space: {
    label: 'To let',
    unit: 'units',
    note: 'In {parks, number} parks, {area, number} m² in all. Viewings are booked online.',
    noteWithout: 'Search by type, area and price. Viewings are booked online.',
    action: 'Search spaces',
  },
  closingDemands: {
    title: 'Demands closing within 30 days',
    empty: 'No demand closes within 30 days.',
  },
  loan: {
    label: 'Loans on sale',
    unit: 'products',
    note: 'From {rate, number, ::.00}% a year. Say how much, for how long and for what, and each condition is checked.',
    noteWithout: 'Say how much, for how long and for what, and each condition is checked.',
    action: 'Match by need',
  },
  closingFunds: {
    title: 'Funds open for applications',
    empty: 'No fund takes applications at present.',
  },
  roadshow: {
    label: 'Roadshow centre, free',
    unit: 'half-days',
    note: 'This month and next, booked by the half-day.',
    action: 'Book the centre',
    next: 'Free next',
    none: 'This month and next are booked up.',
    morning: 'a.m.',
    afternoon: 'p.m.',
    taken: 'taken',
  },
} as const;
export default messages;
