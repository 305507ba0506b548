const messages = {
  headline: '惠企政策，一步步办到手',
  lede: '先看能拿什么，再看差在哪里。查、读、答、配、备、报，一条路走到底。',
  card: {
    title: '从查政策到报上去',
    open: '在受理<b>{count, number}</b>项',
    closing: '7天内截止<b>{count, number}</b>项',
    start: '开始匹配',
    calls: '看在受理的申报',
  },
  steps: {
    search: { name: '查政策', what: '文件与申报' },
    read: { name: '读原文', what: '附件可核对' },
    answer: { name: '答十题', what: '答案随时可改' },
    match: { name: '看匹配', what: '逐条比对' },
    prepare: { name: '备材料', what: '清单写明白' },
    apply: { name: '报上去', what: '剩几天看得见' },
  },
  bulletin: {
    title: '惠企政策',
    line: '办完事，顺手看看够得着的补贴。',
  },
} as const;
export default messages;
