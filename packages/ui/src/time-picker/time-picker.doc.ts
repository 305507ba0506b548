import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'TimePicker',
  name: '时间选择',
  group: 'date',
  stability: 'new',
  purpose: {
    zh: '填一个时刻：直接输入，或从列表里选；24 小时制，可限定范围与间隔。',
    en: 'Takes a time of day: typed, or chosen from a list; on the 24-hour clock, within limits and in steps.',
  },
  avoid: {
    zh: '要看哪些时段空闲用 TimeSlots；不到六个固定时刻用 ChoiceGroup；时长用 NumberInput。',
    en: 'To show which times are free use TimeSlots; for fewer than six fixed times a ChoiceGroup; for a duration a NumberInput.',
  },
  anatomy: [
    { part: 'input', what: { zh: '文本框，离开时读成“时:分”', en: 'A text input, read as HH:mm when it is left' } },
    { part: 'open', at: 'button', what: { zh: '打开列表的按钮', en: 'The button that opens the list' } },
    { part: 'list', what: { zh: '可选的时刻，按间隔列出', en: 'Times that can be chosen, step by step' } },
    {
      part: 'advice',
      what: { zh: '读不懂或不可选时怎么改', en: 'How to correct a text that cannot be read or chosen' },
    },
  ],
  keyboard: [
    { keys: ['ArrowDown', 'ArrowUp'], does: { zh: '打开列表，上下移动', en: 'Opens the list, moves in it' } },
    { keys: ['Alt+ArrowDown', 'Alt+ArrowUp'], does: { zh: '打开、收起', en: 'Opens, closes' } },
    { keys: ['PageDown', 'PageUp'], does: { zh: '移动十项', en: 'Moves by ten' } },
    {
      keys: ['Enter'],
      does: {
        zh: '选定；没有移动时读取输入并提交表单',
        en: 'Chooses; without a move, reads the text and sends the form',
      },
    },
    { keys: ['Escape'], does: { zh: '先收起，再清除', en: 'Closes, then clears' } },
  ],
  dos: [
    {
      zh: '放在 Field 里，提示写明范围，例如“09:00 到 17:00”',
      en: "Put it in a Field, whose hint says the limits: '09:00 to 17:00'",
    },
    {
      zh: '间隔与业务一致：预约半小时，会议一刻钟',
      en: 'Take the steps of the business: half hours for visits, quarters for meetings',
    },
  ],
  donts: [
    { zh: '不要禁止输入、只许从列表选', en: 'Do not forbid typing' },
    { zh: '不要悄悄改成最近的时刻', en: 'Do not change a time to the nearest one silently' },
  ],
};
export default doc;
