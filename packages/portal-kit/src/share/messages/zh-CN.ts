const messages = {
  copy: '复制链接',
  copied: '链接已复制',
  copyFailed: '没有复制成功，请从地址栏复制',
  code: '二维码',
  codeLabel: '本页地址的二维码，用手机扫描打开',
  codeHint: '用手机扫描打开本页',
  print: '打印',
} as const;
export default messages;
