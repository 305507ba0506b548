const messages = {
  breadcrumb: 'You are here',
  tabs: 'Kinds of space',
  suits: 'Whom it suits',
  list: 'Available spaces ({count, number})',
  all: 'See all',
  where: 'Most are in {parks}.',
  none: 'Nothing is available at the moment',
  noneLine: 'The list says from when each space is available again; other kinds may have some now.',
  figures: { vacant: 'Vacant', vacantArea: 'Vacant area', area: 'Area of a unit', rent: 'Rent' },
} as const;
export default messages;
