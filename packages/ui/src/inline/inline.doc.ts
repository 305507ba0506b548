import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Inline',
  name: '横排',
  group: 'layout',
  stability: 'new',
  purpose: { zh: '左右排列，放不下就换行。', en: 'Beside each other, on as many lines as they need.' },
  avoid: { zh: '等宽的列用 Grid；上下排列用 Stack。', en: 'In equal columns use Grid; one below the other Stack.' },
  anatomy: [{ part: 'root', what: { zh: '容器', en: 'The container' } }],
  keyboard: [],
  dos: [
    { zh: '让它换行：放大四倍时内容仍要看得全', en: 'Let it wrap: at four times the size all must still be there' },
  ],
  donts: [
    { zh: '不要用 wrap={false} 保住一行，除非 320 像素也放得下', en: 'No wrap={false} unless 320 px has room for it' },
  ],
};
export default doc;
