const messages = {
  breadcrumb: 'Breadcrumb',
  outline: 'On this page',
  verdict: 'Result',
} as const;
export default messages;
