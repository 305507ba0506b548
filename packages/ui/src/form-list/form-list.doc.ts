import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'FormList',
  name: '可增减的字段行',
  group: 'form',
  stability: 'new',
  purpose: {
    zh: '同样的几个字段可以填多行：股东、付款条件、项目阶段；能增加、能移除，焦点随之移动。',
    en: 'The same fields in several lines, which the user adds and removes: shareholders, payments, stages. The focus follows.',
  },
  avoid: {
    zh: '只有一个短文本可填多个时用 MultiSelect；只读的多行用 Table。',
    en: 'For several short texts in one field use MultiSelect; for lines that are only read use Table.',
  },
  anatomy: [
    { part: 'legend', what: { zh: '整组的名称', en: 'Name of the list' } },
    { part: 'line', at: 'li', what: { zh: '一行字段，有自己的名称', en: 'A line of fields with a name of its own' } },
    { part: 'remove', at: 'li > button', what: { zh: '移除这一行', en: 'Removes the line' } },
    { part: 'add', what: { zh: '在末尾增加一行', en: 'Adds a line at the end' } },
    { part: 'error', what: { zh: '整组的错误', en: 'Error of the list as a whole' } },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: {
        zh: '在“增加”上：新增一行并移到它的第一个字段；在“移除”上：移除，焦点到补上来的一行',
        en: 'On the add button: adds a line and moves to its first field. On a remove button: removes the line, focus goes to the one in its place',
      },
    },
  ],
  dos: [
    { zh: '从一行开始', en: 'Begin with one line' },
    { zh: '表单中放在 FormValue 里，错误从模式来', en: 'In a Form put it in FormValue, which gives its error' },
    { zh: '每个字段的名称带上行号', en: 'Give each field a name with the number of its line' },
  ],
  donts: [
    { zh: '不要一打开就给一长串空行', en: 'Do not begin with many blank lines' },
    { zh: '不要在移除前弹窗确认一行空白', en: 'Do not ask for confirmation to remove a blank line' },
  ],
};
export default doc;
