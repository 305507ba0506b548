const messages = {
  policy: 'Policy',
  documents: {
    title: 'Policy documents',
    description: 'Documents in force and past, from national to zone level, with numbers, originals and attachments.',
    search: 'Search policy documents',
  },
  calls: {
    title: 'Calls for application',
    description: 'What is open and what opens next: conditions, amounts and deadlines in plain sight.',
    search: 'Search calls for application',
  },
  facets: {
    status: 'Status',
    level: 'Level',
    department: 'Issuer',
    industry: 'Industry',
    year: 'Year',
    validity: 'Validity',
  },
  sorts: {
    relevance: 'Relevance',
    published_on: 'Published',
    closes_at: 'Deadline',
    opens_at: 'Opening',
    amount: 'Amount',
  },
  expires: 'Expires {date}',
  opens: 'Opens {date}',
  upTo: 'up to',
} as const;
export default messages;
