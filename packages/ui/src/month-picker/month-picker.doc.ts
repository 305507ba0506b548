import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'MonthPicker',
  name: '月份选择',
  group: 'date',
  stability: 'new',
  purpose: {
    zh: '填某年某月：直接输入，或从十二个月里选，可逐年翻。',
    en: 'Takes a month of a year: typed, or chosen from a sheet of twelve, with steps to other years.',
  },
  avoid: {
    zh: '要具体日期用 DatePicker；一段日期用 DateRangePicker；只有几个账期可选用 Select。',
    en: 'For a day use DatePicker, for a range DateRangePicker; where there are a few periods to choose from, Select.',
  },
  anatomy: [
    { part: 'input', what: { zh: '文本框，离开时读成“年-月”', en: 'A text input, read as YYYY-MM when it is left' } },
    { part: 'open', at: 'button', what: { zh: '打开月份表的按钮', en: 'The button that opens the sheet' } },
    {
      part: 'sheet',
      what: { zh: '一年的十二个月，手机上盖住页面', en: 'The months of a year; on a phone it covers the page' },
    },
    {
      part: 'advice',
      what: { zh: '读不懂或不可选时怎么改', en: 'How to correct a text that cannot be read or chosen' },
    },
  ],
  keyboard: [
    { keys: ['Alt+ArrowDown'], does: { zh: '在文本框里：打开月份表', en: 'In the input: opens the sheet' } },
    {
      keys: ['Enter'],
      does: {
        zh: '在文本框里：读取并提交表单；在表里：选定',
        en: 'In the input: reads it, and sends the form; in the sheet: chooses',
      },
    },
    {
      keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
      does: { zh: '在表里：前后一个月，上下一行；越过年份', en: 'In the sheet: by month and by row, over the years' },
    },
    { keys: ['Home', 'End'], does: { zh: '在表里：一月、十二月', en: 'In the sheet: January and December' } },
    {
      keys: ['PageUp', 'PageDown'],
      does: { zh: '在表里：上一年、下一年', en: 'In the sheet: the year before and after' },
    },
    {
      keys: ['Escape'],
      does: { zh: '关闭月份表，焦点回到按钮', en: 'Closes the sheet; focus goes back to its button' },
    },
  ],
  dos: [
    { zh: '放在 Field 里，提示给一个写好的例子', en: 'Put it in a Field, with a written example as hint' },
    { zh: '没有数据的月份用 min 和 max 挡住', en: 'Bound it by min and max to the months that have data' },
  ],
  donts: [
    { zh: '不要禁止输入、只许从表里选', en: 'Do not forbid typing' },
    { zh: '不要用占位符代替标签', en: 'A placeholder is no label' },
  ],
};
export default doc;
