import type { ComponentDoc } from '../../../ui/src/docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Notices',
  name: '消息提示区',
  group: 'feedback',
  task: 'follow',
  stability: 'stable',
  purpose: {
    zh: '全页一处，显示门户的轻提示；同一条再说一次就续时，不重复出现。',
    en: 'One place on a page for passing notices; the same one said again renews the one that is up.',
  },
  avoid: {
    zh: '要人做决定用确认弹窗；页面里的长期状态用警告提示；全站公告用公告条。',
    en: 'For a decision use ConfirmDialog; for a lasting state in the page Alert; for news to all Notice.',
  },
  anatomy: [
    {
      part: 'store',
      what: { zh: 'createNoticeStore()，哪里都能 push', en: 'createNoticeStore(): anything may push to it' },
    },
    { part: 'region', what: { zh: '有名称的区域，朗读新消息', en: 'A named region that speaks what is new' } },
    { part: 'close', what: { zh: '关闭按钮', en: 'The button that closes one' } },
  ],
  keyboard: [
    { keys: ['Tab'], does: { zh: '进入提示，计时停住', en: 'Goes in, and its clock stops' } },
    { keys: ['Enter'], does: { zh: '执行动作或关闭', en: 'Does the action or closes it' } },
  ],
  dos: [
    { zh: '表单里的错写在那一项下面', en: 'Say at its field what is wrong in a form' },
    { zh: '应用外壳里放一次', en: 'Put it once into the shell of the application' },
    { zh: '服务的 message 原样显示一次', en: 'Show the message of a service once, as it is' },
  ],
  donts: [
    { zh: '不要用它说表单里的错', en: 'Not for what is wrong in a form' },
    { zh: '不要放只此一处的信息', en: 'Nothing that can be read nowhere else' },
  ],
};
export default doc;
