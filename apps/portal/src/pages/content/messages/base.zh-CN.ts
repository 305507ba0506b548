const messages = {
  title: '中试基地',
  description: '从样品到批量的一段路：工艺工程师驻场，设备按天预约，入驻企业一并列出。',
  search: '检索中试基地或入驻企业',
} as const;
export default messages;
