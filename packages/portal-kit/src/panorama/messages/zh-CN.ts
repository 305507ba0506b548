const messages = {
  enter: '进入全景',
  loading: '正在载入全景',
  view: '全景：{name}。{description}',
  webgl: '这个浏览器或设备不能显示全景，图片已平铺展开，可左右滚动查看。',
  webglFlat: '这个浏览器或设备不能显示全景，已改为显示平面图片。',
  picture: '全景没有载入成功，请检查网络后重试。',
  retry: '重试',
  scenes: '场景',
  zoomIn: '放大',
  zoomOut: '缩小',
  fullScreen: '全屏',
  leaveFullScreen: '退出全屏',
  gyroscope: '随手机转动',
  refused: '没有得到使用动作感应的许可，仍可用手指拖动查看；要使用请在系统设置中允许。',
  keys: '拖动或用方向键转动，加号、减号键缩放。',
} as const;
export default messages;
