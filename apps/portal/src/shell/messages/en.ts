const messages = {
  skip: 'Skip to the content',
  breadcrumb: 'You are here',
  loading: 'Opening the page',
  welcome: 'Welcome to {title}',
  welcomeUser: 'Hello {name}, welcome to {title}',
  match: 'Match policies',
  searchPlaceholder: 'A task, a policy or an institution',
  policy: 'Policies',
  signingOn: 'Going to the login',
  checking: 'Checking whether you are logged in',
  loggedOut: 'You have logged out',
  saveFailed: 'Not saved. What you typed is kept; try again in a moment',
  offline: 'No connection to the platform',
  offlineHint: 'Check your network, then reconnect.',
  reconnect: 'Reconnect',
  notFound: 'This page could not be found',
} as const;
export default messages;
