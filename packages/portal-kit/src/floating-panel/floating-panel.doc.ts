import type { ComponentDoc } from '../../../ui/src/docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'FloatingPanel',
  name: '快捷服务',
  group: 'navigation',
  task: 'orient',
  stability: 'new',
  purpose: {
    zh: '每页都在手边的五件事：路演预约、地图选房、政策匹配、两项项目申报、找专家。滚过 700 像素贴边收窄并多出“回到顶部”，手机上是底栏。',
    en: 'Five things in reach of every page: roadshow booking, office map, policy match, two project applications, experts. After 700 px it is narrow at the edge and leads back to the top; on a phone it is a bar.',
  },
  avoid: {
    zh: '一页自己的操作放在该页的操作栏；独立页面（嵌入、登录）不放。',
    en: "A page's own action belongs into its action bar; pages that stand alone (embedded, login) have no panel.",
  },
  anatomy: [
    {
      part: 'action',
      at: '[class*="_panel__"] a',
      what: { zh: '图标与名称；未开放的写明原因', en: 'Picture and name; one that is not open says why' },
    },
    { part: 'count', what: { zh: '当前用户可申报的项数', en: 'How many calls fit this visitor' } },
    { part: 'applications', what: { zh: '两项外部系统的申报', en: 'Two applications in another system' } },
    { part: 'top', at: 'button', what: { zh: '回到顶部，收窄后出现', en: 'Back to top, once it has moved' } },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: { zh: '依次经过；收窄时显示名称', en: 'Through the actions; names show where it is narrow' },
    },
    { keys: ['Enter'], does: { zh: '前往，或展开两项申报', en: 'Goes there, or shows the two applications' } },
    { keys: ['Escape'], does: { zh: '收起申报，焦点回到按钮；隐藏名称', en: 'Closes the applications; hides a name' } },
  ],
  dos: [
    { zh: '最多五项，每项写明去处', en: 'Five actions at most, each with its name' },
    { zh: '放在页脚之后，不挡住跳到正文的路', en: 'Place it behind the footer, out of the way to the content' },
    {
      zh: '吸底的内容用 var(--zk-floating-panel) 让开底栏',
      en: 'What sticks to the lower edge leaves it var(--zk-floating-panel)',
    },
  ],
  donts: [{ zh: '不要增加第六项', en: 'No sixth action' }],
};
export default doc;
