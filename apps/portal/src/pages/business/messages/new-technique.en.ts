const messages = {
  title: 'New techniques',
  description:
    'Techniques to take over: how mature each is, what was measured with it, and how to cooperate, at a glance.',
  search: 'Technique, use or holder',
  facets: { field: 'Field', stage: 'Stage', offer: 'Offered as' },
  sorts: { relevance: 'Relevance', position: 'Recommended', published_on: 'Latest' },
  fields: {
    it: 'Next-generation IT',
    vehicles: 'Premium and new-energy vehicles',
    robots: 'Robots and smart manufacturing',
    biotech: 'Biotechnology and health',
    other: 'Other fields',
  },
  stages: { principle: 'principle shown', prototype: 'prototype', series: 'ready for series' },
  offers: {
    licence: 'Licence',
    transfer: 'Transfer',
    joint_development: 'Joint development',
    service: 'Technical service',
  },
  level: 'Readiness level {level, number}, {stage}',
  more: 'More about it',
  moreOf: 'More about it: {title}',
  uses: 'For',
  rights: 'Rights',
  holder: 'Holder',
  phone: 'Phone',
  published: 'Published',
  comma: ', ',
} as const;
export default messages;
