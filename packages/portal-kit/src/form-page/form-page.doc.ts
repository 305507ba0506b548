import type { ComponentDoc } from '../../../ui/src/docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'FormPage',
  name: '表单页框架',
  group: 'layout',
  task: 'apply',
  stability: 'new',
  purpose: {
    zh: '一张占整页的表单：标题与期限、办理进度、提示、分节的字段、旁边一栏说明经过和联系人、下边缘的保存状态与按钮。边填边存，另一个标签页、存不下、离开页面都不丢内容。',
    en: 'A form with a page to itself: title and deadline, progress, notices, fields in sections, a column for what happened and whom to ask, and at the lower edge what has become of what was typed. It is kept while it is typed; another tab, a full store or leaving the page lose nothing.',
  },
  avoid: {
    zh: '三五个字段放在对话框或所在页面里，用 Form 就够了。',
    en: 'A handful of fields belongs in a dialog or in the page that it is about: Form alone does.',
  },
  anatomy: [
    { part: 'PageHead', at: 'h1', what: { zh: '面包屑、状态、标题、期限', en: 'Trail, state, title, deadline' } },
    { part: 'progress', what: { zh: '办理进度 StatusTimeline', en: 'How it stands: StatusTimeline' } },
    { part: 'notices', what: { zh: '恢复了什么、为什么退回', en: 'What came back, why it was returned' } },
    {
      part: 'FormSection',
      at: '[class*="_section__"]',
      what: {
        zh: '一节字段，宽时两列；整行用 FormWide',
        en: 'Fields in two columns where there is room; FormWide takes a line',
      },
    },
    { part: 'aside', what: { zh: '经过、联系人', en: 'What has happened, whom to ask' } },
    {
      part: 'FormFoot',
      at: '[class*="_foot__"]',
      what: { zh: '保存状态、还差什么、按钮', en: 'What has become of it, what is left, the buttons' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: { zh: '依次到各字段；焦点不会被下边缘的一栏盖住', en: 'To each field, never hidden below the foot' },
    },
    { keys: ['Enter'], does: { zh: '在单行字段里提交', en: 'In a field of one line, submits' } },
  ],
  dos: [
    { zh: '写清草稿只在本机，还是已经保存', en: 'Say whether a draft is kept on this device alone or saved' },
    { zh: '提交按钮始终可用，差什么列在表单上方', en: 'Leave submit enabled, and list above the form what is missing' },
    {
      zh: '用 useDraftForm 保存，一位用户、一件事一个 slot',
      en: 'Keep it with useDraftForm, one slot for each user and each thing',
    },
    {
      zh: '把 LeaveQuestion 接到路由的拦截器上',
      en: 'Bind LeaveQuestion to what your router holds a page back with',
    },
    {
      zh: '另一个标签页也在填时给出 OtherTab，逐项取舍',
      en: 'Where another tab fills in the same form, give OtherTab the fields that differ',
    },
  ],
  donts: [
    { zh: '不要在保存成功前说“已保存”', en: 'Never say "saved" before the service has it' },
    {
      zh: '不要禁用提交按钮，让错误汇总说清差什么',
      en: 'Do not disable the submit button: the error summary says what is missing',
    },
  ],
};
export default doc;
