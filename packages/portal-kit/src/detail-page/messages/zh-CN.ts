const messages = {
  breadcrumb: '面包屑',
  outline: '本文目录',
  verdict: '比对结果',
} as const;
export default messages;
