import type { ComponentDoc } from '../../../ui/src/docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'ComparisonTable',
  name: '对比表',
  group: 'data',
  task: 'decide',
  stability: 'new',
  purpose: {
    zh: '把同类的至多四项并列：不同的标出，最好的注明，相同的转淡。手机上逐项两列，A 到 D。',
    en: 'Up to four things of a kind side by side: what differs is marked, the best named, what is the same faint. On a phone each attribute is two columns, A to D.',
  },
  avoid: {
    zh: '一条条看的列表用表格；选对比对象用对比栏。',
    en: 'For rows that are read one by one Table; to choose what is compared ComparisonTray.',
  },
  anatomy: [
    { part: 'note', what: { zh: '几项不同、几项相同，怎样看', en: 'How many differ and how to read it' } },
    { part: 'thing', at: '[class*="_item__"]', what: { zh: '图、名称、移出', en: 'Picture, name, and the way out' } },
    {
      part: 'only',
      what: { zh: '别的项共有、这一项独有的值', en: 'A value that the others share and this one does not' },
    },
    { part: 'best', what: { zh: '有好坏之分的数，最好的注明', en: 'Of figures that can be better, the best' } },
    { part: 'same', what: { zh: '都相同的行转淡', en: 'A row that is the same for all steps back' } },
  ],
  keyboard: [{ keys: ['Tab'], does: { zh: '名称、移出、下一步', en: 'Names, the way out, what to do next' } }],
  dos: [
    { zh: '先把单位折合成一样的再比', en: 'Bring figures to one unit before they are compared' },
    { zh: '没有注明的写 null，不要写 0', en: 'Pass null for what is not stated, never 0' },
  ],
  donts: [
    {
      zh: '不要把不同单位的数并排：小的看着便宜，其实不是',
      en: 'No figures of different units side by side: the smaller one is not the cheaper one',
    },
    { zh: '没有好坏之分的不要写 better', en: 'No `better` where neither more nor less is better' },
    { zh: '不要只用颜色说明', en: 'Do not let colour alone say it' },
  ],
};
export default doc;
