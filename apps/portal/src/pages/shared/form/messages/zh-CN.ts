const messages = {
  saved: '已保存',
  notSaved: '没有保存成功，已填写的内容都在',
  noAnswer: '网络没有响应，请重新提交',
  invalid: '有{count, plural, other {#项}}需要更正，已填写的内容都在',
  optional: '选填',
  cancelEdit: '返回',
} as const;
export default messages;
