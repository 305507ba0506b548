const messages = {
  panes: 'View as',
  list: 'List',
  plan: 'Plan',
  map: 'Map',
  loading: 'Loading the plan',
  failed: 'The plan could not be loaded. The list has every place and works without it.',
  retry: 'Load again',
  tilesFailed: 'The base map could not be loaded; places and numbers still match the list.',
  schematic:
    '{count, plural, one {A sketch: positions are approximate. Its place is in the list.} other {A sketch: positions are approximate. All # places are in the list.}}',
  review: 'Base map: {attribution}, review number {reviewNumber}',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Show all',
} as const;
export default messages;
