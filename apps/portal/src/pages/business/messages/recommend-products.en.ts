const messages = {
  title: 'Recommended products',
  description:
    'Products of the zone in the catalogues of first sets and innovative products, with figures, cases and contacts.',
  search: 'Product, figure or enterprise',
  facets: { field: 'Field', recommended_by: 'Catalogue' },
  sorts: { relevance: 'Relevance', position: 'Recommended', published_on: 'Latest' },
  fields: {
    it: 'Next-generation IT',
    vehicles: 'Premium and new-energy vehicles',
    robots: 'Robots and smart manufacturing',
    biotech: 'Biotechnology and health',
    other: 'Other fields',
  },
  lists: {
    first_set: 'First set of equipment',
    innovative: 'Innovative product',
    green: 'Green product',
    domestic: 'Domestic substitute',
    premium: 'Premium product',
  },
  negotiable: 'Price on request',
  from: 'from {price}',
  call: 'Call {phone}',
  callShort: 'Call',
  sections: { about: 'About the product', specs: 'Technical figures', cases: 'In use', proofs: 'Listed and certified' },
  related: 'Products of the same field',
} as const;
export default messages;
