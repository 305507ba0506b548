const messages = {
  title: '新闻快讯',
  description: '园区要闻、快讯、人才快讯与园区介绍，可按栏目和年份筛选。',
  search: '检索新闻快讯',
  facets: { kind: '栏目', year: '年份' },
  sorts: { relevance: '相关度', published_on: '发布日期' },
} as const;
export default messages;
