const messages = {
  region: 'Notices',
  close: 'Close',
  title: 'System notice',
  expired: 'You are not logged in, or the login has expired. Please log in again.',
  internal: 'Internal error; please contact the maintainers',
  network: 'The service cannot be reached. Check the network and try again.',
} as const;
export default messages;
