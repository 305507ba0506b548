const messages = {
  effective: '{count, number} in force',
  vacant: '{count, number} vacant',
  resources: '{count, number}',
  open: '{count, number} open',
  loans: '{count, number} on sale',
  responding: '{count, number} open',
  matched: '{count, number} matched',
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
