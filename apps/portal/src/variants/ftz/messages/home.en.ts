const messages = {
  headline: 'Every service your company needs, at berth',
  lede: 'Search policies, calls and roadshows together. Complete your profile to see only what is within reach.',
  search: {
    scope: 'Search in',
    scopes: { policyDocument: 'Documents', policyDeclaration: 'Calls' },
    label: 'Search policies',
    placeholder: 'Policy, document number or keyword',
    submit: 'Search',
    hot: 'Popular',
    words: { first: 'Cold chain', second: 'R&D', third: 'Equipment', fourth: 'Loan interest' },
  },
  match: {
    title: 'Ten questions to the policies you qualify for',
    line: '{count, plural, one {# call is} other {# calls are}} open. Each is checked point by point; change answers at any time.',
    start: 'Start matching',
  },
  bulletin: {
    title: 'Policy bulletin',
    line: 'With document numbers, originals and attachments.',
  },
} as const;
export default messages;
