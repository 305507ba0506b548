const messages = {
  home: '首页',
  title: '空间租赁',
  houseTypes: {
    office: '办公楼',
    factory: '标准厂房',
    incubator: '众创空间',
    park: '园区整层',
    workstation: '工位',
    land: '工业用地',
  },
  decorations: { bare: '毛坯', basic: '简装', fitted: '精装', furnished: '精装，含家具' },
  availability: { vacant: '即可入驻', soon: '{date}起', let: '{date}起' },
  rent: '<b>{rent}</b> 元/㎡·月',
  rentUnit: '元/㎡·月',
  price: {
    sqm_day: '{amount, number}元/㎡·天',
    sqm_month: '{amount, number}元/㎡·月',
    sqm_year: '{amount, number}元/㎡·年',
    room_month: '{amount, number}元/间·月',
    workstation_month: '{amount, number}元/工位·月',
  },
  area: '{area, number}㎡',
  areaUnit: '㎡',
  floor: '{floor}层',
  seats: '{seats, number}个工位',
} as const;
export default messages;
