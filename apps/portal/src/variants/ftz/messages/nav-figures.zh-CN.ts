const messages = {
  effective: '{count, number}项现行',
  vacant: '{count, number}处空置',
  resources: '{count, number}',
  open: '{count, number}项开放',
  loans: '{count, number}款在售',
  responding: '{count, number}项可响应',
  matched: '{count, number}项匹配',
  match: {
    label: '与您的企业匹配',
    unit: '项可申报',
    note: '依据{date}保存的企业画像{near, plural, =0 {。} other {，另有#项差一个条件。}}',
    action: '更新画像重新匹配',
  },
  calls: {
    label: '正在受理',
    unit: '项申报',
    note: '答10道题，逐条比对条件，找出您的企业能申报的。',
    action: '开始匹配',
  },
  closing: {
    title: '7天内截止',
    empty: '7天内没有截止的申报。',
  },
  roadshow: {
    label: '路演中心可约',
    unit: '个半天',
    note: '本月与下月，按半天预约。',
    action: '预约路演中心',
    next: '最近可约',
    none: '本月与下月已约满。',
    morning: '上午',
    afternoon: '下午',
    taken: '已约',
  },
} as const;
export default messages;
