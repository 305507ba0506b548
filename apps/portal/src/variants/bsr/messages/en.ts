const messages = {
  title: 'Beishan regional business-service platform',
  zone: 'Beishan region',
  platform: 'Business-service platform',
  shortTitle: 'Beishan Services',
  description:
    'Registration, finance and tax, staffing, intellectual property, legal and design services, and policies, for the enterprises of Beishan.',
  host: 'Beishan Regional Business Service Centre',
  address: 'Service hall, floor 2, 18 Yunling Avenue, Beishan',
} as const;
export default messages;
