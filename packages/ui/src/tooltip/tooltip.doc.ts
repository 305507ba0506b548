import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Tooltip',
  name: '文字提示',
  group: 'feedback',
  stability: 'new',
  purpose: {
    zh: '指向或聚焦一个控件时，补充一句说明，例如快捷键或时限。',
    en: 'Adds a sentence about a control while it is pointed at or has focus: a shortcut, a time limit.',
  },
  avoid: {
    zh: '人人都要看到的写在页面上；要点按的放进气泡卡片；触屏上不会出现，不能是唯一的出处。',
    en: 'What everybody must read stands on the page; what can be pressed goes into a Popover. A touch screen shows none, so it is never the only source.',
  },
  anatomy: [
    { part: 'children', what: { zh: '被说明的控件，自己有名称', en: 'The control, which has a name of its own' } },
    {
      part: 'content',
      what: { zh: '说明文字，成为控件的描述', en: "The words, which become the control's description" },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: { zh: '聚焦控件即显示', en: 'Focus on the control shows it at once' } },
    { keys: ['Escape'], does: { zh: '隐藏，焦点不动', en: 'Hides it; focus stays' } },
  ],
  dos: [
    { zh: '一句话，二十字以内最好', en: 'One sentence, the shorter the better' },
    { zh: '同一工具栏的提示放进 TooltipGroup', en: 'Put those of one toolbar into a TooltipGroup' },
  ],
  donts: [
    { zh: '不要把链接、按钮放进去', en: 'No links or buttons within' },
    { zh: '不要给已禁用、不能聚焦的控件加提示', en: 'None on a disabled control, which takes no focus' },
  ],
};
export default doc;
