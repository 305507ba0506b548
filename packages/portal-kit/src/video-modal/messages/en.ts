const messages = {
  close: 'Close',
  loading: 'Loading the video',
  unsupported: 'this video cannot be played at the moment, please try later',
  offline:
    'The network does not answer, so the video could not be loaded. How far you watched is kept; check the network and try again.',
  retry: 'Try again',
  resumed: 'Continued from {time}, where you left it',
  restart: 'Start over',
  keys: 'Space plays and pauses, left and right arrows go 5 seconds back and forth, M mutes, C shows captions, F fills the screen.',
} as const;
export default messages;
