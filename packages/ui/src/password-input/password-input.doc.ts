import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'PasswordInput',
  name: '密码输入',
  group: 'form',
  stability: 'new',
  purpose: {
    zh: '输入密码，可以显示出来核对，大写锁定打开时提醒。',
    en: 'Takes a password, lets it be looked at, and warns of Caps Lock.',
  },
  avoid: {
    zh: '短信验证码和身份证号不是密码，用文本输入。',
    en: 'A code from a text message or an ID number is no password: use TextInput.',
  },
  anatomy: [
    { part: 'input', what: { zh: '原生密码框', en: 'A native password input' } },
    {
      part: 'toggle',
      at: 'button',
      what: { zh: '显示或隐藏，名称随之改变', en: 'Shows or hides; its name says which' },
    },
    { part: 'note', what: { zh: '大写锁定的提醒', en: 'The warning of Caps Lock' } },
  ],
  keyboard: [
    { keys: ['Tab'], does: { zh: '从输入框到显示按钮', en: 'From the input to its button' } },
    { keys: ['Enter', 'Space'], does: { zh: '在按钮上：显示或隐藏', en: 'On the button: shows or hides' } },
  ],
  dos: [
    { zh: '设新密码时传 autoComplete="new-password"', en: 'For a new password pass autoComplete="new-password"' },
    { zh: '放在 Field 里，规则写在提示中', en: 'Put it in a Field, with the rules in its hint' },
  ],
  donts: [
    { zh: '不禁止粘贴，密码管理器要用', en: 'Never forbid pasting: password managers need it' },
    { zh: '不要求输入两遍，能看见就够了', en: 'Do not ask for it twice: seeing it is enough' },
  ],
};
export default doc;
