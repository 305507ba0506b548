const messages = {
  search: '检索',
  list: '可能想找的',
  loading: '正在查找',
  empty: '没有直接符合的，按回车检索全文',
  failed: '建议没有读取成功，按回车照样可以检索',
  count: '{count, number} 条建议',
  clear: '清空',
  recent: '最近检索',
  clearRecent: '清除记录',
} as const;
export default messages;
