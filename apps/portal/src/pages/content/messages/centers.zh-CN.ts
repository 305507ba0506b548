const messages = {
  title: '创新中心',
  description: '五个领域的创新中心，由企业牵头，与高校共同揭榜攻关。',
  fields: '领域',
  all: '全部',
  count: '{count, number}家',
  empty: { title: '暂无创新中心', line: '可先看公共技术服务平台。', action: '看平台' },
} as const;
export default messages;
