import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Steps',
  name: '步骤条',
  group: 'navigation',
  stability: 'new',
  purpose: {
    zh: '告诉来访者一件分几页的事走到了哪一步，哪一步要改。',
    en: 'Tells where one stands in a task of several pages, and which step is to be corrected.',
  },
  avoid: {
    zh: '已发生的事用 Timeline；做到百分之几用 Progress；可以任意切换的用 Tabs。',
    en: 'What has happened is a Timeline, a share of something Progress, what one may switch at will Tabs.',
  },
  anatomy: [
    { part: 'title', what: { zh: '步骤名，可带回到该步的链接', en: "The step's name, which may lead back to it" } },
    { part: 'description', what: { zh: '这一步的情况，可省', en: 'How this step is doing, optional' } },
    {
      part: 'state',
      what: { zh: '已完成、当前、未开始、需修改；也读给读屏软件', en: 'done, current, todo, error; read aloud too' },
    },
  ],
  keyboard: [{ keys: ['Tab'], does: { zh: '到下一个可返回的步骤', en: 'To the next step that one can go back to' } }],
  dos: [
    { zh: '三到六步，名称两到四个字', en: 'Three to six steps, each named in a word or two' },
    { zh: '改过的步骤给出 href', en: 'Give a href to steps that can be changed' },
  ],
  donts: [{ zh: '不要让没做到的步骤可点', en: 'No link to a step that cannot be reached yet' }],
};
export default doc;
