import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Divider',
  name: '分隔线',
  group: 'layout',
  stability: 'new',
  purpose: { zh: '标出话题换了。', en: 'Marks a change of subject.' },
  avoid: { zh: '间距或标题已经说明的地方不用。', en: 'Not where room or a heading says it already.' },
  anatomy: [
    { part: 'line', what: { zh: '线', en: 'The line' } },
    { part: 'label', what: { zh: '线中间的一两个字，可省', en: 'A word or two in it, optional' } },
  ],
  keyboard: [],
  dos: [
    { zh: '列表的各项用 List 的 ruled 分隔', en: 'Separate the items of a list by ruled of List' },
    { zh: '只是好看的线用 decorative，不读出来', en: 'A line for the eye alone is decorative: it is not read' },
  ],
  donts: [{ zh: '不要在列表的每一项之间读出分隔', en: 'Do not have it read between the items of a list' }],
};
export default doc;
