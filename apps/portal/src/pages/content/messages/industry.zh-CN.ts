const messages = {
  title: '产业介绍',
  description: '园区的产业链：做什么、有谁、缺什么。',
  companies: '{count, number}家企业',
  positions: '{count, number}个环节',
  gaps: '{count, number}个缺口',
  open: '看{name}产业图',
  policies: '看相关政策',
  platforms: '公共技术服务平台',
  bases: '中试基地',
  more: '产业配套',
  moreLine: '检测、中试与研究就近可用。',
  research: '研究机构',
  centers: '创新中心',
  empty: '暂无产业链数据',
} as const;
export default messages;
