const messages = {
  title: '{who}刚刚保存过，有{count, number}处与这里不同',
  body: '<time></time>保存。两边的内容都还在，没有覆盖任何一边。请逐项取舍，或选一边。',
  mine: '这里',
  none: '未填写',
  merge: '按所选保存',
  allMine: '全用这里的',
  allTheirs: '全用对方的',
} as const;
export default messages;
