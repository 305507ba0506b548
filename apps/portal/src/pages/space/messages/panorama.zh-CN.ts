const messages = {
  breadcrumb: '面包屑',
  title: '全景看园',
  embeddedTitle: '全景看园（嵌入页）',
  description: '不到现场也能看清大厅、办公区和厂房：拖动环视，点击标记走到下一处。',
  panoramas: '选择园区',
  scenes: '场景',
  label: '{name}全景',
  park: '看这个园区',
  map: '在地图上选房',
  portal: '在门户中打开',
  empty: '还没有全景',
  emptyLine: '全景拍摄完成后会在这里公布，可先看园区介绍和地图。',
} as const;
export default messages;
