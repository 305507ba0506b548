const messages = {
  menu: '用户中心菜单',
  waiting: '件待办',
  allWaiting: '{count, plural, other {#}}件待办',
  open: '打开菜单',
  close: '关闭菜单',
} as const;
export default messages;
