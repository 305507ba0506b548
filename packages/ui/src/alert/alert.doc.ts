import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Alert',
  name: '提示',
  group: 'feedback',
  stability: 'stable',
  purpose: {
    zh: '在页面里说一件事：说明、成功、提醒、失败。',
    en: 'Says something within the page: a note, a success, a warning, a failure.',
  },
  avoid: {
    zh: '几秒后就该消失的用轻提示；表单的错误用错误汇总和字段错误；状态本身用状态标签。',
    en: "For what may go away by itself use Toast; for the errors of a form ErrorSummary and the Field's error; for a state alone Chip.",
  },
  anatomy: [
    {
      part: 'icon',
      what: {
        zh: '与语气相配的图标，装饰',
        en: 'Icon of its tone, decoration',
      },
    },
    {
      part: 'title',
      what: {
        zh: '一句话说清发生了什么',
        en: 'One sentence that says what happened',
      },
    },
    {
      part: 'children',
      what: {
        zh: '更多说明，可省',
        en: 'More about it, optional',
      },
    },
    {
      part: 'action',
      what: {
        zh: '能做什么：按钮或链接',
        en: 'What can be done: buttons or links',
      },
    },
  ],
  keyboard: [],
  dos: [
    {
      zh: '响应操作而出现的，加 role="alert" 或 role="status"',
      en: 'One that appears in answer to an action gets role="alert" or role="status"',
    },
    {
      zh: '出错时写明保留了什么、接下来做什么',
      en: 'For a failure say what was kept and what to do next',
    },
    { zh: '同一件事合成一条，逐项写在里面', en: 'One alert for what belongs together, with a line for each' },
  ],
  donts: [
    {
      zh: '不要只靠颜色表达语气，文字要自足',
      en: 'Do not let colour alone carry the tone: the words must do',
    },
    {
      zh: '不要同时叠放三条以上',
      en: 'Do not stack more than two or three',
    },
  ],
};
export default doc;
