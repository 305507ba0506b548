const messages = {
  label: '对比栏',
  count: '对比 <b>{count, number}/{size, number}</b>',
  said: '已选{count, number}项对比，最多{size, number}项',
  free: '再选{count, number}项',
  remove: '移出对比：{title}',
  compare: '并列对比',
  one: '再选一项即可对比',
  clear: '清空',
  add: '对比',
  addNamed: '对比：{title}',
  full: '最多对比{size, number}项，请先移出一项',
} as const;
export default messages;
