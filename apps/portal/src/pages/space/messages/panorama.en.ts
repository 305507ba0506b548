const messages = {
  breadcrumb: 'Breadcrumb',
  title: 'Panoramas of the parks',
  embeddedTitle: 'Panoramas of the parks, for embedding',
  description:
    'See lobbies, offices and factories without going there: drag to look around, and follow the marks to the next place.',
  panoramas: 'Choose a park',
  scenes: 'Scenes',
  label: 'Panorama of {name}',
  park: 'See this park',
  map: 'Find space on the map',
  portal: 'Open in the portal',
  empty: 'No panoramas yet',
  emptyLine: 'They will be shown here once they have been taken. Until then see the parks and the map.',
} as const;
export default messages;
