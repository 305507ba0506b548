const messages = {
  notFound: '没有找到这个页面',
  notFoundHint: '地址可能写错了，页面也可能已经移走。可以从首页或检索重新开始。',
  error: '出错了',
  errorHint: '问题已经记录。您填写的内容没有丢失，可以稍后再试。',
  forbidden: '没有权限查看这个页面',
  forbiddenHint: '请用有权限的账号登录，或联系企业管理员开通。',
  tooMany: '访问过于频繁',
  tooManyHint: '您所在的网络一分钟内访问次数过多。请稍等片刻，再重新加载。',
  unavailable: '服务暂时不可用',
  unavailableHint: '可能正在维护，或网络中断。请稍后再试。',
  status: '状态码',
  visited: '您最近看过',
  home: '返回首页',
  retry: '重新加载',
  failed: '显示错误页面时出错了',
} as const;
export default messages;
