const messages = {
  policy: '政策',
  documents: {
    title: '政策文件',
    description: '国家到区级的现行与历史文件，原文、文号、附件齐备。',
    search: '检索政策文件',
  },
  calls: {
    title: '申报通知',
    description: '正在受理与即将开放的申报，条件、金额、截止日期写在明处。',
    search: '检索申报通知',
  },
  facets: { status: '状态', level: '级别', department: '部门', industry: '产业', year: '年份', validity: '时效' },
  sorts: {
    relevance: '相关度',
    published_on: '发布日期',
    closes_at: '截止日期',
    opens_at: '开放日期',
    amount: '支持金额',
  },
  expires: '{date} 失效',
  opens: '{date} 开放',
  upTo: '最高',
} as const;
export default messages;
