const messages = {
  title: '退回的{count, plural, other {#处}}',
  toCorrect: '请修改',
  changed: '已修改',
  change: '<before></before>改为<now></now>',
  nothing: '空',
} as const;
export default messages;
