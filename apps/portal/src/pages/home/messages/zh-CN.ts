const messages = {
  figures: {
    unit: '项',
    policies: '现行有效政策',
    policiesNote: '本周新增{count, number}项',
    calls: '正在受理申报',
    callsNote: '7天内截止{count, number}项',
    amount: '在申报资金上限',
    amountNote: '来自{count, number}个部门',
    roadshow: '路演中心可约',
    roadshowUnit: '个半天',
    roadshowNote: '本月与下月',
  },
  bulletin: {
    all: '全部政策',
    tabs: '政策速递',
    documents: '政策文件',
    calls: '申报通知',
    fresh: '新',
  },
  closing: {
    title: '即将截止的申报',
    all: '全部{count, number}项',
    upTo: '最高',
  },
  industries: {
    title: '按产业找政策',
    line: '一项政策可计入多个产业，数字为现行有效的项数。',
    unit: '{count, plural, other {项现行政策}}',
  },
  roadshow: {
    title: '路演中心',
    line: '按半天预约，左上午，右下午；时间均为北京时间。',
    morning: '上午',
    afternoon: '下午',
    taken: '已约',
    book: '预约路演',
    free: '本月与下月还有{count, number}个半天可约。',
  },
} as const;
export default messages;
