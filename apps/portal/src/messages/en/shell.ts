const messages = {
  skip: 'Skip to the content',
  pageFailed: 'Error',
  policy: 'Policies',
} as const;
export default messages;
