const messages = {
  breadcrumb: 'Breadcrumb',
  restored: 'What you filled in <time></time> is here again; it has not been sent yet',
  startOver: 'Start over',
  saved: 'Kept on this device, not sent yet',
  unsaved: 'This device cannot keep what you fill in: send it before you leave',
  elsewhere: 'Not kept: another tab fills in the same form',
  savedAt: 'Saved <time></time>',
  saving: 'Saving…',
  otherTab: 'Another tab',
  leaveTitle: 'Leave this page?',
  leaveSaved: 'What you filled in stays on this device. It has not been sent.',
  leaveLost: 'What you filled in will be lost: this device cannot keep it.',
  stay: 'Stay',
  leave: 'Leave',
} as const;
export default messages;
