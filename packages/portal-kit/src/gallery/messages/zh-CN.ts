const messages = {
  open: '放大：{name}',
  openMore: '放大：{name}，另有{count, number}张',
  close: '关闭',
  previous: '上一张',
  next: '下一张',
  zoomIn: '放大',
  zoomOut: '缩小',
  position: '第{index, number}张，共{count, number}张',
  zoom: '{percent, number}%',
} as const;
export default messages;
