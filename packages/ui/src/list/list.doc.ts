import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'List',
  name: '列表',
  group: 'data',
  stability: 'new',
  purpose: {
    zh: '逐条阅读的内容：标题、摘要、出处，行首可带标签，行尾可带日期或操作。',
    en: 'Items to be read one by one: title, summary, source, with a tag before and a date or an action behind.',
  },
  avoid: {
    zh: '要按列对照用 Table；一条记录的各项用 DescriptionList；并列的入口用 Card。',
    en: 'To compare by column use Table; for the facts of one record DescriptionList; for entries side by side Card.',
  },
  anatomy: [
    { part: 'leading', what: { zh: '行首的标签、图标或头像', en: 'Tag, icon or avatar before it' } },
    { part: 'title', what: { zh: '标题，有 href 时是链接', en: 'Title, a link where there is href' } },
    { part: 'description', what: { zh: '摘要', en: 'Summary' } },
    { part: 'meta', what: { zh: '出处、文号等小字', en: 'Small facts: source, number' } },
    {
      part: 'trailing',
      what: { zh: '行尾的日期、状态或按钮，手机上移到下方', en: 'Date, state or button behind; below on a phone' },
    },
  ],
  keyboard: [],
  dos: [{ zh: '标题就是链接，说清去哪里', en: 'The title is the link and says where it leads' }],
  donts: [
    {
      zh: '不要把整行做成一个链接，读屏会念完所有内容',
      en: 'Do not make the whole row a link: a reader would hear all of it as its name',
    },
  ],
};
export default doc;
