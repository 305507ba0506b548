const messages = {
  notFound: '没有找到这个页面',
  home: '返回首页',
} as const;
export default messages;
