const messages = {
  notFound: 'This page could not be found',
  notFoundHint: 'The address may be wrong, or the page may have moved. Start again from the home page or from search.',
  error: 'Error',
  errorHint: 'What happened has been recorded. Nothing that you typed is lost; try again in a moment.',
  forbidden: 'You have no access to this page',
  forbiddenHint: 'Log in with an account that has, or ask the administrator of your enterprise.',
  tooMany: 'Too many requests',
  tooManyHint: 'Your network has asked for a lot within a minute. Wait a moment, then load the page again.',
  unavailable: 'The service is not available at the moment',
  unavailableHint: 'It may be under maintenance, or the network may be down. Try again in a moment.',
  status: 'Status',
  visited: 'Pages you were at lately',
  home: 'Back to the home page',
  retry: 'Load again',
  failed: 'An error occurred while showing the error page',
} as const;
export default messages;
