const messages = {
  title: '园区',
  description: '各园区的面积、空置与起租价；线越长，园区越大。',
  search: '园区、道路、业态',
  facets: { house_type: '类型' },
  sorts: { relevance: '相关度', position: '默认', opened_on: '最近启用' },
  separator: '、',
  let: '已租',
  vacant: '空置',
  cell: '一格{area, number}㎡',
  vacantArea: '{area, number}㎡',
  vacantUnits: '空置{vacant, number}处，共{units, number}处',
  from: '最低租金',
  full: '暂无空置',
} as const;
export default messages;
