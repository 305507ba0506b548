const messages = {
  title: '公共技术服务平台',
  description: '检测、认证、设计与算力，按次收费，区内企业享受折扣。',
  search: '检索公共技术服务平台',
} as const;
export default messages;
