const messages = {
  title: 'Parks',
  description:
    'The area of each park, what of it is vacant, and the lowest rent. The longer the line, the larger the park.',
  search: 'Park, street or use',
  facets: { house_type: 'Type' },
  sorts: { relevance: 'Relevance', position: 'Default', opened_on: 'Newest' },
  separator: ', ',
  let: 'let',
  vacant: 'vacant',
  cell: 'one cell is {area, number} m²',
  vacantArea: '{area, number} m²',
  vacantUnits: '{vacant, number} of {units, number} vacant',
  from: 'lowest rent',
  full: 'Nothing vacant',
} as const;
export default messages;
