import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Switch',
  name: '开关',
  group: 'form',
  stability: 'new',
  purpose: {
    zh: '打开或关闭一项设置，立即生效。',
    en: 'Turns one setting on or off, with effect at once.',
  },
  avoid: {
    zh: '要等提交才生效的用复选框；两个选项都需要名字时用单选组。',
    en: 'For what takes effect on submit use a Checkbox; where both choices need a name, RadioGroup.',
  },
  anatomy: [
    { part: 'track', what: { zh: '轨道与滑块，其实是原生复选框', en: 'Track and thumb; in truth a native checkbox' } },
    { part: 'label', what: { zh: '设置的名称，不随开关改变', en: 'What is on or off; the same in both states' } },
    { part: 'description', what: { zh: '说明，可省', en: 'What follows from it, optional' } },
  ],
  keyboard: [{ keys: ['Space'], does: { zh: '打开或关闭', en: 'Turns it on or off' } }],
  dos: [
    { zh: '名称写事情本身：“政策更新提醒”', en: 'Name the thing itself: “Policy alerts”' },
    { zh: '保存失败时退回原状并说明', en: 'Put it back and say why when saving failed' },
  ],
  donts: [
    { zh: '名称不写“开启”“关闭”', en: 'No “Enable” or “Disable” in the label' },
    { zh: '不用来确认协议', en: 'Not for agreeing to terms' },
  ],
};
export default doc;
