const messages = {
  label: '政策栏目',
  overview: '政策首页',
  recommend: '政策推荐',
  documents: '政策文件',
  calls: '申报通知',
  questions: '政策问答',
  assembly: '政策汇编',
  illustration: '图解政策',
  browse: '公告公示',
} as const;
export default messages;
