const messages = {
  default: '默认',
  makeDefault: '设为默认地址',
  contact: '收货人',
  contactMissing: '请填写收货人',
  phone: '手机号',
  phoneRule: '请填写正确的手机号',
  area: '所在地区',
  areaMissing: '请选择所在地区',
  detail: '详细地址',
  detailHint: '街道、门牌、楼层和房间号',
  detailMissing: '请填写详细地址',
  postcode: '邮政编码',
  postcodeRule: '邮政编码是6位数字',
  save: '保存地址',
} as const;
export default messages;
