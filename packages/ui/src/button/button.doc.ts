import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Button',
  name: '按钮',
  group: 'action',
  stability: 'stable',
  purpose: {
    zh: '在当前页做一件事：提交、保存、打开对话框。',
    en: 'Does one thing on the page: submits, saves, opens a dialog.',
  },
  avoid: {
    zh: '去另一个页面用链接；只有图标时用图标按钮；一组互斥的选择用单选组。',
    en: 'To go to another page use a Link; for an icon alone IconButton; for one of several choices RadioGroup.',
  },
  anatomy: [
    { part: 'icon', what: { zh: '图标，可省，16 像素', en: 'Icon, optional, 16 px' } },
    {
      part: 'label',
      what: { zh: '动词开头的文字，说出结果', en: 'Text that starts with a verb and says what comes of it' },
    },
    {
      part: 'spinner',
      what: { zh: '进行中时的转圈，名称不变', en: 'Turns while it is busy; the name stays' },
    },
  ],
  keyboard: [{ keys: ['Enter', 'Space'], does: { zh: '按下', en: 'Presses it' } }],
  dos: [
    { zh: '提交始终可点，差什么写在字段旁', en: 'Keep submit enabled, and say beside each field what is missing' },
    { zh: '每个视图只有一个主按钮', en: 'One primary button in a view' },
    { zh: '等待时用 loading，焦点留在原处', en: 'While waiting use loading: focus stays where it is' },
  ],
  donts: [
    {
      zh: '不要因为表单没填完而禁用提交，点了再说哪里要改',
      en: 'Do not disable submit for an unfinished form: say on click what is missing',
    },
    { zh: '危险操作不用实心红，先确认', en: 'No solid red for what cannot be undone: confirm it first' },
    { zh: '不要并排放两个主按钮，主次不分', en: 'Never two primary buttons side by side: neither leads' },
  ],
};
export default doc;
