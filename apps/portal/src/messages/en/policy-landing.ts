const messages = {
  title: '',
} as const;
export default messages;
