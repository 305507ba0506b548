const messages = {
  title: '我的预约',
  description: '路演中心预约的状态、时段与取消。',
  book: '预约路演中心',
  empty: '还没有预约',
  emptyHint: '路演中心按半天预约，审核结果会在这里显示。',
  activity: '活动名称',
  time: '使用时间',
  people: '人数',
  half: '{date} {period, select, 1 {上午} other {下午}}',
  wholeDay: '{date} 全天',
  cancelIt: '取消预约',
  cancel: '取消预约',
  cancelTitle: '取消“{title}”的预约？',
  cancelBody: '{time}的场地会让给别人，取消后不能恢复。',
} as const;
export default messages;
