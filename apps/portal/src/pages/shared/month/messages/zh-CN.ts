const messages = {
  previous: '上个月',
  next: '下个月',
  weekdays: '一,二,三,四,五,六,日',
} as const;
export default messages;
