const messages = {
  region: '通知',
  close: '关闭',
  title: '系统提示',
  expired: '尚未登录或登录已过期，请重新登录',
  internal: '系统内部错误,请联系维护人员',
  network: '连不上服务，请检查网络后重试',
} as const;
export default messages;
