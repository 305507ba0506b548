const messages = {
  label: '办理进度',
  used: '用时{used, number}个工作日',
  usedOf: '用时{used, number}个工作日，时限{limit, number}',
  late: '超时',
  due: '<time></time> 前',
  left: '{left, plural, =0 {今天到期} other {剩{left, number}个工作日}}',
  overdue: '已超过时限',
  after: '上一步后{workdays, number}个工作日',
  done: '已完成',
  current: '进行中',
  planned: '未开始',
} as const;
export default messages;
