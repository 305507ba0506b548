const messages = {
  headline: 'Business support, one step at a time',
  lede: 'See what you can get, then what is still missing: six steps, from a search to an application.',
  card: {
    title: 'From a search to an application',
    open: '<b>{count, number}</b> open',
    closing: '<b>{count, number}</b> close within 7 days',
    start: 'Start matching',
    calls: 'See open calls',
  },
  steps: {
    search: { name: 'Search', what: 'policies and calls' },
    read: { name: 'Read', what: 'the original text' },
    answer: { name: 'Answer', what: 'ten questions' },
    match: { name: 'Match', what: 'each condition' },
    prepare: { name: 'Prepare', what: 'the listed papers' },
    apply: { name: 'Apply', what: 'days left in sight' },
  },
  bulletin: {
    title: 'Policies for enterprises',
    line: 'Support within reach, once the paperwork is done.',
  },
} as const;
export default messages;
