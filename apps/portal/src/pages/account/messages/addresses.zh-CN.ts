const messages = {
  title: '收货地址',
  description: '商城订单的收货地址：新增、修改、设为默认和删除。',
  add: '新增地址',
  edit: '修改地址',
  change: '修改',
  remove: '删除',
  removeTitle: '删除这个地址？',
  removeConfirm: '删除地址',
  default: '默认',
  makeDefault: '设为默认地址',
  empty: '还没有收货地址',
  emptyHint: '添加后，下单时直接选用。最多保存20个。',
  limit: '已保存{count, plural, other {#个}}，最多{limit}个',
  gone: '没有这个地址',
  toList: '查看全部地址',
} as const;
export default messages;
