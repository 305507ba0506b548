const messages = {
  panes: '查看方式',
  list: '列表',
  plan: '平面图',
  map: '地图',
  loading: '正在载入平面图',
  failed: '平面图没有载入成功，列表不受影响，可从列表查看每一处。',
  retry: '重新载入',
  tilesFailed: '底图没有载入成功，位置与编号仍可对照列表。',
  schematic: '示意图，建筑位置概略；本页 {count, number} 处均在列表中。',
  review: '底图：{attribution}，审图号：{reviewNumber}',
  zoomIn: '放大',
  zoomOut: '缩小',
  whole: '看全图',
} as const;
export default messages;
