const messages = {
  title: 'Industries',
  description: 'The industry chains of the zone: what they make, who is there, what is missing.',
  companies: '{count, plural, one {# company} other {# companies}}',
  positions: '{count, plural, one {# position} other {# positions}}',
  gaps: '{count, plural, one {# gap} other {# gaps}}',
  open: 'Map of {name}',
  policies: 'Related policies',
  platforms: 'Technical-service platforms',
  bases: 'Pilot-production bases',
  more: 'What supports them',
  moreLine: 'Testing, pilot production and research close by.',
  research: 'Research institutions',
  centers: 'Innovation centres',
  empty: 'There are no industry chains yet',
} as const;
export default messages;
