const messages = {
  breadcrumb: '面包屑',
  outline: '本文目录',
} as const;
export default messages;
