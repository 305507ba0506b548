const messages = {
  title: 'Finance shops',
  description:
    'Banks, leasing, guarantee, microcredit and factoring companies that serve the zone, with their products and lowest rates.',
  search: 'Shop, strength',
  facets: { kind: 'Type', area: 'Serves from' },
  sorts: { relevance: 'Relevance', position: 'Recommended', products: 'Most products', rate: 'Lowest rate' },
  areas: { zone: 'In the zone', city: 'In the city', province: 'In the province', nationwide: 'Nationwide' },
  products: '{count, plural, one {# product} other {# products}} on sale',
  from: 'from {rate}% a year',
  facts: { kind: 'Type', area: 'Serves from', products: 'Products on sale', rate: 'Annual rate from' },
  about: 'About it',
  hours: 'Opening hours',
  desk: 'Desk',
  address: 'Address',
  call: 'Call {phone}',
  callShort: 'Call',
} as const;
export default messages;
