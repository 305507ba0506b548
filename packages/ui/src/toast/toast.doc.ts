import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Toast',
  name: '轻提示',
  group: 'feedback',
  stability: 'stable',
  purpose: {
    zh: '在页面一角报告刚做的事，几秒后自己消失。',
    en: 'Reports in a corner what was just done, and goes away by itself.',
  },
  avoid: {
    zh: '必须处理的用提示或对话框；表单错误用错误汇总。',
    en: 'For what must be dealt with use Alert or Dialog; for the errors of a form ErrorSummary.',
  },
  anatomy: [
    {
      part: 'region',
      what: {
        zh: '整页一个，有名称',
        en: 'One for the page, with a name',
      },
    },
    {
      part: 'toast',
      what: {
        zh: '一条：图标、一句话',
        en: 'One: an icon and a sentence',
      },
    },
    {
      part: 'action',
      what: {
        zh: '一个动作，别处也能做',
        en: 'One action, which also exists elsewhere',
      },
    },
    {
      part: 'close',
      what: {
        zh: '关闭',
        en: 'Closes it',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        zh: '进入提示，计时停住',
        en: 'Goes in, and its clock stops',
      },
    },
    {
      keys: ['Enter'],
      does: {
        zh: '执行动作或关闭',
        en: 'Does the action or closes it',
      },
    },
  ],
  dos: [
    { zh: '入口也留在页面上', en: 'Leave the way on the page too' },
    {
      zh: '失败立即播报，其余等停顿时播报',
      en: 'Failures are announced at once, others when the reader pauses',
    },
  ],
  donts: [
    {
      zh: '不要把唯一的入口放在里面',
      en: 'Never the only way to do something',
    },
  ],
};
export default doc;
