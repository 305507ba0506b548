const messages = {
  headline: 'Every service your company needs, at berth',
  lede: 'Policies, calls and roadshows in one port of call. Complete your profile to see only what is within reach.',
  search: {
    scope: 'Search in',
    scopes: { all: 'All', documents: 'Documents', declarations: 'Calls' },
    label: 'Search the portal',
    placeholder: 'Policy, call, answer or keyword',
    submit: 'Search',
    hot: 'Popular',
    words: { first: 'Cold chain', second: 'R&D', third: 'Equipment', fourth: 'Loan interest' },
  },
  match: {
    title: 'Ten questions to the policies you qualify for',
    line: '{count, plural, one {# call is} other {# calls are}} open. Each is checked against your answers, which you can change at any time.',
    start: 'Start matching',
  },
  bulletin: {
    title: 'Policy bulletin',
    line: 'With document numbers, originals and attachments.',
  },
} as const;
export default messages;
