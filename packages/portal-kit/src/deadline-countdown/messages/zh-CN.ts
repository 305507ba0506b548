const messages = {
  days: '{count, plural, =0 {<b>今天</b>截止} other {剩<b>{count, number}</b>天}}',
  hours: '剩<b>{count, number}</b>小时',
  minutes: '{count, plural, =0 {不到<b>1</b>分钟} other {剩<b>{count, number}</b>分钟}}',
  closed: '{date} 已截止',
  opensOn: '{date} 开放',
  closesOn: '{date} 截止',
  said: '{hours, plural, =0 {还剩{minutes, number}分钟截止} other {还剩{hours, number}小时截止}}',
  saidClosed: '已截止',
  add: '加入日历',
  added: '日历文件已交给浏览器，打开即可加入',
  notAdded: '日历文件没有生成，请检查网络后重试',
} as const;
export default messages;
