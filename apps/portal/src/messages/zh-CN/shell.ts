const messages = {
  skip: '跳到正文',
  pageFailed: '页面出错了',
  policy: '政策',
} as const;
export default messages;
