const messages = {
  tools: '工具栏',
  nav: '主导航',
  unknown: '正在确认登录状态',
  login: '登录',
  register: '注册',
  logout: '退出',
  centre: '用户中心',
  centreOf: '{name}，进入用户中心',
  comfort: '关怀版',
  theme: '显示方式',
  themes: { system: '跟随系统', light: '浅色', dark: '深色', contrast: '高对比' },
  search: '检索',
  openMenu: '打开导航',
  closeMenu: '关闭导航',
  hotline: '帮办热线',
  overview: '{title}首页',
} as const;
export default messages;
