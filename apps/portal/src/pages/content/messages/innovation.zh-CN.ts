const messages = {
  title: '创新服务',
  description: '从研发到中试再到应用，园区开放的创新资源都从这里进。',
  places: '创新平台',
  placesLine: '公共平台、中试基地、研究机构与创新中心。',
  count: '{count, number}家',
  enter: { platform: '公共技术服务平台', base: '中试基地', research: '研究机构', center: '创新中心' },
  enterLine: {
    platform: '检测、认证、设计与算力',
    base: '从样品到批量',
    research: '联合攻关与成果转化',
    center: '五个领域，企业牵头',
  },
  chains: '产业链',
  chainsLine: '找上下游，看缺口。',
  map: '产业地图',
  news: '最新动态',
  allNews: '全部新闻快讯',
  videos: '看路演与园区视频',
  fields: '创新中心按领域',
} as const;
export default messages;
