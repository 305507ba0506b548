const messages = {
  close: '关闭',
  loading: '正在读取视频',
  unsupported: '该视频暂时无法播放，请稍后再试',
  offline: '网络没有响应，视频未能读取。看过的进度已保留，请检查网络后重试。',
  retry: '重试',
  resumed: '已跳到上次看到的 {time}',
  restart: '从头播放',
  keys: '空格播放或暂停，左右方向键快退、快进5秒，M 静音，C 字幕，F 全屏。',
} as const;
export default messages;
