const messages = {
  breadcrumb: '当前位置',
  tabs: '空间类型',
  suits: '适合谁',
  list: '可入驻的空间（{count, number}）',
  all: '查看全部',
  where: '集中在{parks}。',
  none: '暂时没有可入驻的空间',
  noneLine: '已租出的空间在列表里写明最早入驻日期，也可以先看其他类型。',
  figures: { vacant: '空置（处）', vacantArea: '空置面积', area: '单元面积', rent: '租金' },
} as const;
export default messages;
