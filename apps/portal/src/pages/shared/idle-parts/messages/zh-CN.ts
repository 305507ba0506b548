const messages = {
  recent: '最近打开',
  actions: '操作',
  pages: '页面',
  centre: '用户中心',
  match: '匹配政策',
  booking: '预约路演',
  language: '显示语言',
  themes: { system: '显示方式跟随系统', light: '换成浅色', dark: '换成深色', contrast: '换成高对比' },
  comfort: { on: '打开关怀版', off: '关闭关怀版' },
  login: '登录',
  logout: '退出登录',
} as const;
export default messages;
