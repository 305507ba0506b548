const messages = {
  headline: '企业所需，直达泊位',
  lede: '政策、申报与路演，一处检索。填好企业画像，只看您够得着的。',
  search: {
    scope: '检索范围',
    scopes: { all: '全站', documents: '政策文件', declarations: '申报通知' },
    label: '检索全站',
    placeholder: '政策、申报、问答或关键词',
    submit: '检索',
    hot: '常搜',
    words: { first: '冷链', second: '研发费用', third: '智能装备', fourth: '贷款贴息' },
  },
  match: {
    title: '10道题，找出您的企业能申报的政策',
    line: '{count, number}项正在受理，逐条比对，答案随时可改。',
    start: '开始匹配',
  },
  bulletin: {
    title: '政策速递',
    line: '原文、文号与附件可核对。',
  },
} as const;
export default messages;
