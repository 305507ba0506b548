const messages = {
  title: '实验设施',
  description: '仪器集群、中试线、水池、试验场与洁净室，整体按小时预约。',
  search: '设施、用途、地点',
  facets: { kind: '类型', field: '领域', service: '服务方式', voucher: '创新券', booking: '预约' },
  sorts: { relevance: '相关度', position: '默认', price: '价格从低到高', price_desc: '价格从高到低' },
  kinds: {
    cluster: '仪器集群',
    pilot_line: '中试线',
    basin: '试验水池',
    proving_ground: '试验场',
    clean_room: '洁净室',
  },
  area: '{area, number}㎡',
  capacity: '可容纳{count, number}人',
  instruments: '共享仪器{count, number}台',
} as const;
export default messages;
