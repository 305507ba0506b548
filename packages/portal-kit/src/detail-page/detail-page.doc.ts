import type { ComponentDoc } from '../../../ui/src/docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'DetailPage',
  name: '详情页框架',
  group: 'layout',
  task: 'decide',
  stability: 'new',
  purpose: {
    zh: '一件事物的页面骨架：标题区、要点、目录、正文、旁边一栏放唯一的主要操作、相关内容。手机上一栏，操作留在下边缘。',
    en: 'The frame of one thing: title block, facts, outline, body, a column beside it with its one action, what is related. On a phone one column, the action at the lower edge.',
  },
  avoid: {
    zh: '没有要点和操作的一篇文章，用 Prose 就够了；表单用表单页。',
    en: 'An article without facts or an action needs Prose alone; a form has its own page.',
  },
  anatomy: [
    {
      part: 'head',
      what: {
        zh: '面包屑、状态与标签、标题、编号，前面可放头像，旁边可放期限',
        en: 'Trail, chips, title, number; a portrait before it, a deadline beside it',
      },
    },
    { part: 'facts', what: { zh: '要点，定义列表', en: 'Facts, a definition list' } },
    { part: 'outline', what: { zh: '目录，标出正在读的一节', en: 'Outline, the section being read marked' } },
    {
      part: 'card',
      what: {
        zh: '主要操作与结论；窄屏上在正文前',
        en: 'The one action with its facts; before the body on narrow windows',
      },
    },
    { part: 'aside', what: { zh: '分享、进度', en: 'Share, history' } },
    { part: 'bar', what: { zh: 'ActionBar，单栏时随时可及', en: 'ActionBar, in reach where the page is one column' } },
  ],
  keyboard: [{ keys: ['Enter'], does: { zh: '目录里前往那一节', en: 'In the outline, goes to that section' } }],
  dos: [
    { zh: '其余操作用次要按钮', en: 'Give further actions a secondary button' },
    { zh: '卡片里先放操作，再放细节', en: 'Put the action of the card before its details' },
    { zh: '正文各节用 h2，目录的 id 与它们一致', en: 'Give the sections h2s, with the ids of the outline' },
  ],
  donts: [
    { zh: '一页不要放两个主要操作', en: 'No two primary actions on one page' },
    { zh: '不要让操作排在细节后面', en: 'Do not let details come before the action' },
  ],
};
export default doc;
