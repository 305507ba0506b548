import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'NumberInput',
  name: '数字输入',
  group: 'form',
  stability: 'new',
  purpose: {
    zh: '填写数量或金额，可以加减，带单位，全角数字也能读。',
    en: 'Takes a quantity or a sum, typed or stepped, with its unit; full-width digits are read too.',
  },
  avoid: {
    zh: '电话、验证码、信用代码不是数量，用文本输入；只要大概范围用滑块。',
    en: 'Phone numbers, codes and IDs are no quantities: use TextInput. For a rough range use Slider.',
  },
  anatomy: [
    { part: 'input', what: { zh: '文本框，角色为 spinbutton', en: 'A text input with the role spinbutton' } },
    { part: 'unit', what: { zh: '单位，随数值一起读出', en: 'The unit, read out with the figure' } },
    {
      part: 'decrease, increase',
      at: 'button',
      what: { zh: '减、加按钮，按住连续', en: 'Buttons, which go on while held' },
    },
  ],
  keyboard: [
    { keys: ['ArrowUp', 'ArrowDown'], does: { zh: '加或减一步', en: 'One step up or down' } },
    { keys: ['PageUp', 'PageDown'], does: { zh: '加或减十步', en: 'Ten steps up or down' } },
  ],
  dos: [
    { zh: '写明单位', en: 'Name the unit' },
    { zh: '超出范围时说明范围，由本人改', en: 'Beyond the limits say them, and leave the mending to the person' },
  ],
  donts: [
    { zh: '不要让单位靠猜', en: 'Do not leave the unit to be guessed' },
    { zh: '不悄悄改掉填写的数', en: 'Never change a typed figure silently' },
    { zh: '不让滚轮改数', en: 'Never let the wheel change it' },
  ],
};
export default doc;
