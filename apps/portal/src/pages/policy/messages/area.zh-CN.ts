const messages = {
  label: '政策栏目',
  overview: '政策首页',
  recommend: '政策推荐',
  documents: '政策文件',
  calls: '申报通知',
} as const;
export default messages;
