const messages = {
  notFound: 'This page could not be found',
  home: 'Back to the home page',
} as const;
export default messages;
