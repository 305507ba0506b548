const messages = {
  title: '推荐产品',
  description: '列入首台（套）、创新产品等目录的本区产品，写明指标、应用案例和联系方式。',
  search: '产品、指标或企业',
  facets: { field: '领域', recommended_by: '推荐目录' },
  sorts: { relevance: '相关度', position: '推荐', published_on: '最近发布' },
  fields: {
    it: '新一代信息技术',
    vehicles: '高端和新能源智能汽车',
    robots: '机器人和智能制造',
    biotech: '生物技术和大健康',
    other: '其他领域',
  },
  lists: {
    first_set: '首台（套）装备',
    innovative: '创新产品',
    green: '绿色产品',
    domestic: '国产替代',
    premium: '名优产品',
  },
  negotiable: '价格面议',
  from: '{price}起',
  call: '致电{phone}',
  callShort: '致电企业',
  sections: { about: '产品介绍', specs: '技术指标', cases: '应用案例', proofs: '入选与认证' },
  related: '同领域产品',
} as const;
export default messages;
