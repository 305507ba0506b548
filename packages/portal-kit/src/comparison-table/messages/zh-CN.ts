const messages = {
  title: '对比 {count, number} 项',
  note: '<b>{different, number}</b> 项不同，<b>{same, number}</b> 项相同。',
  key: '独有的值以 <mark>底色</mark> 标出，最好的注明；相同的行转淡。',
  onlyDifferent: '只看不同',
  all: '全部显示',
  same: '相同',
  only: '独有',
  most: '最高',
  least: '最低',
  unsaid: '未注明',
  remove: '移出对比：{title}',
  actions: '下一步',
  attribute: '项目',
} as const;
export default messages;
