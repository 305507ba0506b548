const messages = {
  title: '企业服务入口',
  description: '供其他网站嵌入的服务入口：查政策、看快讯、办事项。',
  search: '检索政策',
  searchHint: '政策名称、文号或关键词',
  submit: '检索',
  tasks: '常用入口',
  task: { match: '匹配政策', calls: '正在受理的申报', booking: '预约路演中心', map: '产业地图', login: '登录' },
  news: '最新快讯',
  allNews: '更多快讯',
  none: '暂无快讯',
} as const;
export default messages;
