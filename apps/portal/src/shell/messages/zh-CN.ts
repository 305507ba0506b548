const messages = {
  skip: '跳到正文',
  breadcrumb: '当前位置',
  loading: '正在打开页面',
  welcome: '欢迎来到{title}',
  welcomeUser: '{name}，您好，欢迎来到{title}',
  match: '匹配政策',
  searchPlaceholder: '事项、政策或机构，如：研发费用',
  policy: '政策',
  signingOn: '正在前往登录',
  checking: '正在确认登录状态',
  loggedOut: '您已退出登录',
  saveFailed: '没有存上。您填的内容还在，请稍后再试',
  offline: '连接不上平台',
  offlineHint: '请检查网络，然后重新连接。',
  reconnect: '重新连接',
  notFound: '没有找到这个页面',
} as const;
export default messages;
