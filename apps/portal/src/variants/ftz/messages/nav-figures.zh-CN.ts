const messages = {
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
  space: {
    label: '可租空间',
    unit: '处',
    note: '分布在{parks, number}个园区，合计{area, number}平方米，可在线预约看房。',
    noteWithout: '按类型、面积、价格检索，可在线预约看房。',
    action: '检索空间',
  },
  closingDemands: {
    title: '30天内截止的需求',
    empty: '30天内没有截止的需求。',
  },
  loan: {
    label: '在售贷款',
    unit: '款',
    note: '年利率最低{rate, number, ::.00}%。填写金额、期限和用途，逐款核对条件。',
    noteWithout: '填写金额、期限和用途，逐款核对条件。',
    action: '按需求匹配',
  },
  closingFunds: {
    title: '正在受理的政策基金',
    empty: '目前没有受理申请的政策基金。',
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
