import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'DatePicker',
  name: '日期选择',
  group: 'date',
  stability: 'new',
  purpose: {
    zh: '填一个日期：直接输入，或从日历里选。',
    en: 'Takes a date: typed, or chosen from a calendar.',
  },
  avoid: {
    zh: '一段日期用日期范围；要看整月空闲情况用日历；只要月份用 MonthPicker，只要年份用下拉。',
    en: 'For a range use DateRangePicker; to show what is free in a month, Calendar; for a month alone MonthPicker; for a year alone, Select.',
  },
  anatomy: [
    {
      part: 'input',
      what: { zh: '文本框，离开时读成“年-月-日”', en: 'A text input, read as YYYY-MM-DD when it is left' },
    },
    { part: 'open', at: 'button', what: { zh: '打开日历的按钮', en: 'The button that opens the calendar' } },
    { part: 'panel', what: { zh: '日历，手机上盖住页面', en: 'The calendar; on a phone it covers the page' } },
    { part: 'advice', what: { zh: '读不懂或不可选时怎么改', en: 'How to mend what cannot be read or chosen' } },
  ],
  keyboard: [
    { keys: ['Alt+ArrowDown'], does: { zh: '在文本框里：打开日历', en: 'In the input: opens the calendar' } },
    { keys: ['Enter'], does: { zh: '在文本框里：读取并提交表单', en: 'In the input: reads it, and sends the form' } },
    {
      keys: ['Escape'],
      does: { zh: '关闭日历，焦点回到按钮', en: 'Closes the calendar; focus goes back to its button' },
    },
    { keys: ['Tab'], does: { zh: '文本框、按钮；日历内循环', en: 'Input, button; goes round within the calendar' } },
  ],
  dos: [
    { zh: '放在 Field 里，提示给一个写好的例子', en: 'Put it in a Field, with a written example as hint' },
    { zh: '建议写明哪天可选，不只说“无效”', en: "Let the advice say which day can be chosen, not 'invalid'" },
  ],
  donts: [
    { zh: '不要禁止输入、只许点日历', en: 'Do not forbid typing' },
    { zh: '不要用占位符代替标签', en: 'A placeholder is no label' },
  ],
};
export default doc;
