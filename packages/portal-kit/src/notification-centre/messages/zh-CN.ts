const messages = {
  title: '通知',
  unread: '{count, number} 条未读',
  isUnread: '未读',
  arrived: '有 {count, number} 条新通知',
  close: '关闭',
  today: '今天',
  yesterday: '昨天',
  markOne: '标为已读：{title}',
  markAll: '全部标为已读',
  undone: '没有标记成功，已恢复为未读，请再试一次',
  loading: '正在读取通知',
  failed: '通知没有读取成功',
  retry: '再试一次',
  empty: '没有通知',
  emptyHint: '事项有进展时会显示在这里',
  all: '查看全部',
} as const;
export default messages;
