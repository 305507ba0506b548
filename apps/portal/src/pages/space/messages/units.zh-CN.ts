const messages = {
  kinds: {
    office: { title: '办公楼', description: '整层、分割与共享的办公空间，租金统一折合为元/㎡·月，原价同列。' },
    factory: { title: '标准厂房', description: '可直接投产的厂房，写明层高、荷载与用电，租金统一折合为元/㎡·月。' },
    incubatorOffice: { title: '众创空间与工位', description: '按间、按工位起租，含网络和物业；租金统一折合后可比。' },
    industry: { title: '园区整层与工业用地', description: '总部整层和可自建的工业用地，租金统一折合为元/㎡·月。' },
  },
  search: {
    title: '空间检索',
    description: '办公楼、厂房、众创与园区一处查。不同计价单位统一折合为元/㎡·月，原价同列。',
  },
  searchLabel: '楼宇、园区、道路',
  facets: {
    house_type: '类型',
    park: '园区',
    area_band: '面积',
    rent_band: '租金',
    price_unit: '计价单位',
    decoration: '装修',
    availability: '入驻',
  },
  sorts: {
    relevance: '相关度',
    available_on: '最早入驻',
    rent: '租金从低',
    rent_desc: '租金从高',
    area: '面积从小',
    area_desc: '面积从大',
  },
  original: '原价{price}',
  building: '只显示{park}{building}的单元。',
  oneBuilding: '只显示一栋楼的单元。',
  allBuildings: '显示全部楼宇',
  rules: {
    title: '价格怎样折合',
    line: '各园区计价单位不同，这里一律折合为每平方米每月的价格，便于比较；签约以原价为准。',
    sqm_day: '按天：单价×365天÷12个月',
    sqm_month: '按月：原价同单位',
    sqm_year: '按年：单价÷12个月',
    room_month: '按间：每间单价÷面积',
    workstation_month: '按工位：工位单价×工位数÷面积',
  },
} as const;
export default messages;
