const messages = {
  title: '政策宣讲',
  policy: '政策',
  lede: '部门讲解政策与申报要点，现场答疑；结束后可下载讲义。',
  description: '政策宣讲会：时间、余席、报名与会后材料。',
} as const;
export default messages;
