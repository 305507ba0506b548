const messages = {
  breadcrumb: '面包屑',
  restored: '已恢复<time></time>填写的内容，还没有提交',
  startOver: '重新填写',
  saved: '已存在本机，还没有提交',
  unsaved: '本机存不下填写的内容，离开前请先提交',
  elsewhere: '已暂停保存：另一个标签页也在填这份表',
  savedAt: '已保存，<time></time>',
  saving: '正在保存……',
  otherTab: '另一个标签页',
  leaveTitle: '要离开这一页吗？',
  leaveSaved: '填写的内容留在本机，还没有提交。',
  leaveLost: '本机存不下填写的内容，离开后就没有了。',
  stay: '留下',
  leave: '离开',
} as const;
export default messages;
