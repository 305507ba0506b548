import type { ComponentDoc } from '../../../ui/src/docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'ComparisonTray',
  name: '对比栏',
  group: 'data',
  task: 'decide',
  stability: 'new',
  purpose: {
    zh: '列表底部的四个位置，收着要对比的同类；每一类各记各的，留在本机。手机上只占一行。',
    en: 'Four places at the lower edge of a list, with what is to be compared; one line on a phone. Each kind has its own; it stays on the device.',
  },
  avoid: {
    zh: '并列展示用对比表；收藏不是对比，不限四项。',
    en: 'To show them side by side ComparisonTable; a favourite is no comparison and has no limit.',
  },
  anatomy: [
    { part: 'toggle', what: { zh: '列表每行的“对比”', en: '‘Compare’ in each row of the list' } },
    { part: 'cell', what: { zh: '选中的一项与移出', en: 'A chosen item, with a button that removes it' } },
    { part: 'free', what: { zh: '虚线的空位', en: 'A free place, dashed' } },
    {
      part: 'compare',
      at: '[class*="_actions__"] > *',
      what: { zh: '两项起可以对比，地址里写着比谁', en: 'From two on; the address says what is compared' },
    },
  ],
  keyboard: [
    { keys: ['Space'], does: { zh: '选中或移出', en: 'Puts in or takes out' } },
    { keys: ['Tab'], does: { zh: '移出、清空、并列对比', en: 'The ways out, clear, compare' } },
  ],
  dos: [
    { zh: '一栏只放能互相比较的一类', en: 'Put one kind of things into a tray: those that can be compared' },
    { zh: '用 useComparisonTray(kind)，种类写领域名', en: 'Use useComparisonTray(kind) with the name of the domain' },
    { zh: '放在列表之后，它自己停在窗口底部', en: 'Place it after the list; it stays at the window’s edge by itself' },
  ],
  donts: [
    { zh: '不要把不同种类放进一个栏', en: 'No two kinds in one tray' },
    { zh: '不要在首页放', en: 'Not on the home page' },
  ],
};
export default doc;
