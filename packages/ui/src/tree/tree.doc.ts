import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Tree',
  name: '树',
  group: 'data',
  stability: 'new',
  purpose: {
    zh: '层层包含的内容里选一个或勾选几个：片区、机构、目录；勾选上级就是勾选其下全部，下级可在展开时再读取。',
    en: 'One is chosen from things within things, or several with boxes, a branch by all that lies in it: areas, bodies, folders; children may be asked for on opening.',
  },
  avoid: {
    zh: '网站导航用 SideNav；省市区用 Cascader；只有一层用 RadioGroup 或 Select。',
    en: 'To navigate a site use SideNav; for regions Cascader; for a single level RadioGroup or Select.',
  },
  anatomy: [
    { part: 'treeitem', at: '[role="treeitem"]', what: { zh: '一项，整行可选', en: 'An item; its whole row chooses' } },
    {
      part: 'box',
      what: {
        zh: '多选时的勾选框，部分选中时为横线',
        en: 'A box where several are chosen; a dash says that some of it is',
      },
    },
    { part: 'toggle', what: { zh: '箭头，只管展开与收起', en: 'Arrow, which opens and closes alone' } },
    { part: 'refusal', what: { zh: '超出数量时的说明', en: 'Why one more was refused' } },
    { part: 'note', what: { zh: '读取中或没有读到', en: 'On its way, or did not come' } },
  ],
  keyboard: [
    { keys: ['Tab'], does: { zh: '进入上次所在的一项，只停一次', en: 'Enters where it was last; one stop' } },
    { keys: ['ArrowDown', 'ArrowUp'], does: { zh: '下一项、上一项', en: 'Next and previous item' } },
    {
      keys: ['ArrowRight'],
      does: { zh: '展开，已展开则进入第一个下级', en: 'Opens; when open goes to the first child' },
    },
    { keys: ['ArrowLeft'], does: { zh: '收起，已收起则回到上级', en: 'Closes; when closed goes to the parent' } },
    { keys: ['Home', 'End'], does: { zh: '第一项、最后一项', en: 'First and last item' } },
    { keys: ['*'], does: { zh: '展开同级全部', en: 'Opens all siblings' } },
    { keys: ['Enter', 'Space'], does: { zh: '选中；多选时勾选或取消', en: 'Chooses; with boxes checks or unchecks' } },
    { keys: ['Control+A'], does: { zh: '多选时全选，再按全不选', en: 'With boxes checks all, then none' } },
    {
      keys: ['A–Z'],
      does: { zh: '跳到以所输文字开头的下一项', en: 'Goes to the next item that begins with what is typed' },
    },
  ],
  dos: [{ zh: '默认展开到已选的一项', en: 'Open it down to what is chosen' }],
  donts: [
    {
      zh: '不要把上级和下级的编号混着提交：值里只有最下级，还没读取的上级除外',
      en: 'Expect no branch in the value beside what lies in it: it holds ends alone, and branches that are not loaded yet',
    },
    { zh: '不要超过四层', en: 'Not more than four levels' },
  ],
};
export default doc;
