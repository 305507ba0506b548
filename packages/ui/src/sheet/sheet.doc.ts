import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Sheet',
  name: '抽屉面板',
  group: 'feedback',
  stability: 'new',
  purpose: {
    zh: '从屏幕一侧或底部滑出的对话框，放筛选、详情或手机上的菜单。',
    en: 'A dialog that comes from an edge of the window: filters, details, a menu on a phone.',
  },
  avoid: {
    zh: '要回答的问题用对话框；桌面上放得下的筛选直接放在页面里。',
    en: 'A question to answer is a Dialog; filters that have room on the page stay on the page.',
  },
  anatomy: [
    {
      part: 'Header',
      what: { zh: '标题、说明与关闭，不随内容滚动', en: 'Title, description and close; stays in place' },
    },
    { part: 'Body', what: { zh: '滚动的内容', en: 'What scrolls' } },
    { part: 'Footer', what: { zh: '底部的操作', en: 'Actions, at the bottom' } },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], does: { zh: '在触发按钮上打开', en: 'On its trigger, opens it' } },
    { keys: ['Tab'], does: { zh: '焦点在面板内循环', en: 'Focus goes round inside' } },
    { keys: ['Escape'], does: { zh: '关闭，焦点回到触发按钮', en: 'Closes it; focus goes back to the trigger' } },
  ],
  dos: [
    { zh: '在同一个抽屉里换内容', en: 'Change what the sheet holds' },
    { zh: '手机上的短选择用 side="bottom"', en: 'On a phone a short choice comes from the bottom' },
    { zh: '会丢失填写内容时关掉 dismissOnScrim', en: 'Turn dismissOnScrim off where work would be lost' },
  ],
  donts: [{ zh: '不要在抽屉里再开抽屉', en: 'No sheet on top of a sheet' }],
};
export default doc;
