const messages = {
  title: '金融机构',
  description: '服务区内企业的银行、租赁、担保、小贷和保理机构，看在售产品和起始利率。',
  search: '机构、特色',
  facets: { kind: '类型', area: '服务范围' },
  sorts: { relevance: '相关度', position: '推荐', products: '产品最多', rate: '利率最低' },
  areas: { zone: '区内', city: '本市', province: '本省', nationwide: '全国' },
  products: '{count, number}款在售',
  from: '年化{rate}%起',
  facts: { kind: '类型', area: '服务范围', products: '在售产品', rate: '年化利率起' },
  about: '机构介绍',
  hours: '营业时间',
  desk: '部门',
  address: '地址',
  call: '拨打 {phone}',
  callShort: '拨打',
} as const;
export default messages;
