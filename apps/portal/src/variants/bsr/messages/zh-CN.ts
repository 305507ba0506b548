const messages = {
  title: '北山区域商事服务平台',
  zone: '北山区域',
  platform: '商事服务平台',
  shortTitle: '北山商事',
  description: '企业登记、财税、人力、知识产权、法律与设计服务，连同政策申报，北山区域商事服务一站办理。',
  host: '北山区域商事服务中心',
  address: '北山市云岭大道18号 商事服务大厅2层',
} as const;
export default messages;
