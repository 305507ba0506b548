const messages = {
  title: '人才服务',
  description: '人才政策、补贴申报与人才快讯。',
  policies: '人才政策',
  policiesLine: '引进、培养、安居与技能提升，按发布时间排列。',
  allPolicies: '全部人才政策',
  news: '人才快讯',
  newsLine: '招聘会、公寓、竞赛与目录更新。',
  allNews: '全部人才快讯',
  match: '看看贵司符合哪些人才政策',
  matchLine: '十个问题，几分钟填完，结果随政策更新。',
  start: '开始匹配',
  none: '暂无内容',
} as const;
export default messages;
