const messages = {
  choose: '选择文件，或拖到这里',
  drop: '松开即添加',
  list: '文件',
  notes: {
    material: 'PDF、Word、Excel、ZIP 不超过 50 MB，图片不超过 10 MB',
    logo: '图片，不超过 10 MB',
    licence: 'PDF 不超过 50 MB，图片不超过 10 MB',
  },
  refused:
    '“{name}”没有添加：{reason, select, type {不接受这种文件} size {超过 {limit}} empty {是空文件} duplicate {已经在列表中} other {数量超出}}',
  waiting: '等待上传',
  sending: '已上传 {percent}%',
  paused: '已暂停',
  failed: '没有上传成功，已上传的部分还在，请重试',
  done: '已上传',
  pause: '暂停 {name}',
  resume: '继续 {name}',
  retry: '重试 {name}',
  remove: '移除 {name}',
  said: '{name}{what, select, done {已上传} failed {上传失败} other {已移除}}',
  notYet: '文件还没有传完：请等待、继续或移除',
  unfinished: '上次没有传完的文件',
  unfinishedHint: '在下面再次选择同一个文件，就从断开处继续。',
  unfinishedAt: '{name}（已上传 {percent}%）',
  giveUp: '不再上传',
  giveUpOf: '不再上传 {name}',
} as const;
export default messages;
