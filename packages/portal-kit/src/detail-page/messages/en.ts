const messages = {
  breadcrumb: 'Breadcrumb',
  outline: 'On this page',
} as const;
export default messages;
