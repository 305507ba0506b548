const messages = {
  effective: '{count, number}项现行',
  open: '{count, number}项开放',
  matched: '{count, number}项匹配',
  vacant: '{count, number}处空置',
  total: '{count, number}',
  onSale: '{count, number}款在售',
  responding: '{count, number}项可响应',
  enrolling: '{count, number}场可报名',
  steps: '已办{count, number}/{of, number}',
} as const;
export default messages;
