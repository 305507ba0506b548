import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'SegmentedControl',
  name: '分段控件',
  group: 'form',
  stability: 'new',
  purpose: {
    zh: '在一行里从两到五个短选项中选一个，总有一个选中：列表或地图、月或周、单位。底层是原生单选框，没有脚本也能选。',
    en: 'A choice among two to five short labels in one row, one of which is always chosen: list or map, month or week, a unit. Native radio buttons, which work without script.',
  },
  avoid: {
    zh: '各有自己内容面板的视图用 Tabs；各有地址的用 TabLinks；要说明、可不选或要报错的表单题用 ChoiceGroup；超过五项或文字长用 Select。',
    en: 'Views with a panel each are Tabs; views with addresses are TabLinks; a question of a form that has descriptions, errors or no answer yet is a ChoiceGroup; more than five or long labels are a Select.',
  },
  anatomy: [
    {
      part: 'legend',
      at: 'legend',
      what: { zh: '选的是什么；默认只给读屏软件', en: 'What is chosen; by default for assistive technology alone' },
    },
    { part: 'row', what: { zh: '一行选项；放不下时换行', en: 'The row; what does not fit moves to a second one' } },
    { part: 'segment', what: { zh: '一项，整块可按', en: 'A choice; all of it can be pressed' } },
    { part: 'mark', what: { zh: '选中的底色与边框', en: 'Ground and border of the chosen one' } },
    { part: 'label', what: { zh: '文字，前面可有图标', en: 'Its words, after an icon where wanted' } },
  ],
  keyboard: [
    { keys: ['Tab'], does: { zh: '到选中的一项，只停一次', en: 'To the chosen one; the row is one stop' } },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      does: { zh: '移动并选中，跳过禁用的', en: 'Moves and chooses, past disabled ones' },
    },
  ],
  dos: [
    { zh: '文字短且互相对等：一两个词', en: 'Labels of one or two words, alike in kind' },
    { zh: '选了立即生效', en: 'Let a choice take effect at once' },
    { zh: '手机上占满宽度用 block', en: 'On a phone use block for the full width' },
  ],
  donts: [
    { zh: '不用来执行操作，操作用 Button', en: 'Do not start actions with it; those are Buttons' },
    { zh: '不用来开关一件事，开关用 Switch', en: 'Do not switch one setting on and off with it; that is a Switch' },
  ],
};
export default doc;
