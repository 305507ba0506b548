const messages = {
  enter: 'Look around',
  loading: 'Loading the panorama',
  view: 'Panorama: {name}. {description}',
  webgl: 'This browser or device cannot show panoramas. The picture is laid flat instead; scroll it sideways.',
  webglFlat: 'This browser or device cannot show panoramas. A flat picture of the place is shown instead.',
  picture: 'The panorama could not be loaded. Check the network and try again.',
  retry: 'Try again',
  scenes: 'Scenes',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  gyroscope: 'Turn with the phone',
  refused: 'Motion sensors were not allowed. You can still drag the picture; to use them, allow them in the settings.',
  keys: 'Drag or use the arrow keys to turn, plus and minus to zoom.',
} as const;
export default messages;
