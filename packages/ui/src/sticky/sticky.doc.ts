import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Sticky',
  name: '吸附',
  group: 'layout',
  stability: 'new',
  purpose: {
    zh: '滚动时留在窗口边上：页内导航、唯一的操作。',
    en: 'Stays at the edge of the window while its parent scrolls by: an index, the one action.',
  },
  avoid: { zh: '内容多的区域不用，手机上最多一处。', en: 'Not for much content; on a phone one at most.' },
  anatomy: [
    { part: 'root', what: { zh: '吸附的区域，吸住时有 data-stuck', en: 'What stays; has data-stuck while it does' } },
  ],
  keyboard: [
    { keys: ['Tab'], does: { zh: '可滚动时停在这里', en: 'Stops at it where it scrolls' } },
    { keys: ['ArrowUp', 'ArrowDown'], does: { zh: '可滚动时上下滚动', en: 'Scrolls it' } },
  ],
  dos: [{ zh: '上面还有固定页头时给出 offset', en: 'Give the offset where a header stays above it' }],
  donts: [{ zh: '不要盖住得到焦点的内容', en: 'Never hide what has focus' }],
};
export default doc;
