const messages = {
  open: 'Enlarge: {name}',
  openMore: 'Enlarge: {name}, and {count, number} more',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  position: '{index, number} of {count, number}',
  zoom: '{percent, number} %',
} as const;
export default messages;
