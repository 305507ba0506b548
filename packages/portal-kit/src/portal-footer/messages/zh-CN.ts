const messages = {
  hotline: '服务热线（工作日9:00–17:30）',
  host: '主办：{host}',
  siteCode: '网站标识码 {code}',
  demo: '演示模式：本站的政策、企业、人物与编号均为虚构，请勿填写真实信息。',
} as const;
export default messages;
