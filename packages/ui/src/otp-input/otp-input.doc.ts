import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'OtpInput',
  name: '验证码输入',
  group: 'form',
  stability: 'new',
  purpose: {
    zh: '输入短信发来的数字验证码。只有一个输入框，格子是画出来的：系统可自动填入，可整条短信粘贴。',
    en: 'Takes the digits that were sent to a phone. It is one input over drawn cells: the system fills it in, and a whole message can be pasted.',
  },
  avoid: {
    zh: '图形验证码有字母，用 TextInput；金额与数量用 NumberInput。',
    en: 'The letters of a picture are a TextInput; an amount or a count is a NumberInput.',
  },
  anatomy: [
    { part: 'input', what: { zh: '原生输入框，盖在格子上', en: 'A native input, over the cells' } },
    { part: 'cell', what: { zh: '一位数字的格子', en: 'The cell of a digit' } },
  ],
  keyboard: [
    { keys: ['Tab'], does: { zh: '整个验证码是一站', en: 'The whole code is one stop' } },
    { keys: ['ArrowLeft', 'ArrowRight'], does: { zh: '移动光标', en: 'Moves the caret' } },
    { keys: ['Backspace'], does: { zh: '删除前一位', en: 'Deletes the digit before' } },
  ],
  dos: [
    {
      zh: '放在 Field 里，提示写明发到哪个号码',
      en: 'Put it in a Field, whose hint says to which phone the code went',
    },
    { zh: '旁边放重新发送的按钮', en: 'Put the button that sends it again beside it' },
  ],
  donts: [
    { zh: '不要不说验证码发到哪里', en: 'Do not leave out where the code went' },
    {
      zh: '填满后不要自动跳走，人还要核对',
      en: 'Do not leave the page once it is full: visitors check what they typed',
    },
  ],
};
export default doc;
