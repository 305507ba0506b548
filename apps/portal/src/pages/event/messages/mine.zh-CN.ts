const messages = {
  title: '我的活动',
  description: '我报名的活动：状态、电子票与取消。',
  name: '活动',
  time: '时间',
  venue: '地点',
  empty: '还没有报名活动',
  emptyHint: '报名后，电子票和候补位次会在这里显示。',
  find: '看看有什么活动',
  position: '候补第 {position} 位',
  ticket: '电子票',
  close: '关闭',
  code: '票号 {number} 的二维码',
  show: '入口出示一次即可',
  cancelIt: '取消报名',
  cancelTitle: '取消“{title}”的报名？',
  cancelBody: '席位会让给候补的人，取消后需要重新排队。',
} as const;
export default messages;
