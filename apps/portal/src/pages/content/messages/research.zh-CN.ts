const messages = {
  title: '研究机构',
  description: '与区内企业联合攻关、培养研究生、转化成果的研究院所。',
  search: '检索研究机构',
} as const;
export default messages;
