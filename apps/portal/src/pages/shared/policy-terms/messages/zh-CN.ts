const messages = {
  level: { national: '国家', provincial: '省级', municipal: '市级', district: '区级' },
  validity: { effective: '现行有效', expiring: '即将失效', expired: '已失效' },
  left: '{days, plural, =0 {<b>今天</b>截止} other {剩<b>{days, number}</b>天}}',
  closes: '{date} 截止',
  closed: '{date} 已截止',
  met: '符合 {met, number}/{all, number}',
} as const;
export default messages;
