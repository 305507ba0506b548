const messages = {
  list: '新闻快讯',
  facts: { source: '来源', published: '发布日期', kind: '栏目' },
  related: '同栏目的其他内容',
  all: '全部新闻快讯',
  talent: '看人才政策',
  ask: '有疑问？',
  askLine: '服务热线工作日9:00–17:30有人接听。',
} as const;
export default messages;
