const messages = {
  breadcrumb: '面包屑',
  home: '首页',
  kind: { news: '园区要闻', bulletin: '快讯', talent: '人才快讯', introduction: '园区介绍' },
  field: {
    it: '新一代信息技术',
    vehicles: '高端和新能源智能汽车',
    robots: '机器人和智能制造',
    biotech: '生物技术和大健康',
    other: '其他',
  },
  level: { national: '国家级', provincial: '省级', municipal: '市级', district: '区级' },
} as const;
export default messages;
