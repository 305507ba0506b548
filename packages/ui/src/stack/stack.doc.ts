import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Stack',
  name: '纵排',
  group: 'layout',
  stability: 'new',
  purpose: { zh: '上下排列，间距一致。', en: 'One below the other, with the same room between.' },
  avoid: { zh: '左右排列用 Inline；等宽的列用 Grid。', en: 'Beside each other use Inline; in equal columns Grid.' },
  anatomy: [
    { part: 'root', what: { zh: '容器，子项不带外边距', en: 'The container; children have no margins of their own' } },
  ],
  keyboard: [],
  dos: [
    { zh: '间距由 gap 一处给出', en: 'Let gap alone make the room' },
    { zh: '列表用 as="ul"，语义不变', en: 'Use as="ul" for a list: the meaning stays' },
  ],
  donts: [{ zh: '不要用空元素或外边距撑开间距', en: 'Do not make room by empty elements or margins' }],
};
export default doc;
