const messages = {
  home: '首页',
  files: {
    open: '导出与订阅',
    csv: '下载表格（CSV）',
    atom: '复制更新订阅地址（Atom）',
    calendar: '在日历中订阅截止日期',
    calendarAddress: '复制日历地址（iCalendar）',
    calendarFile: '下载日历（iCalendar）',
    privateFeed: '用专用地址订阅',
    copied: '地址已复制',
    copyFailed: '浏览器不允许复制，地址是 {address}',
    fetching: '正在下载',
    saved: '已下载',
    cut: '已下载前{limit, number}项，其余的请缩小范围后再下载',
    failed: '没有下载成功，请检查网络后重试',
  },
} as const;
export default messages;
