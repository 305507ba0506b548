import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Badge',
  name: '徽标',
  group: 'data',
  stability: 'new',
  purpose: {
    zh: '在入口上显示数量，或用一个点表示有新内容。',
    en: 'Shows on an entry how many there are, or with a dot that there is something new.',
  },
  avoid: { zh: '表示状态用 Chip，表示类别用 Tag。', en: 'For a state use Chip, for a kind Tag.' },
  anatomy: [
    { part: 'count', what: { zh: '数量，超过上限显示 99+', en: 'The count, 99+ above its maximum' } },
    { part: 'label', what: { zh: '读屏听到的完整说法', en: 'What a reader hears, in full' } },
    { part: 'children', what: { zh: '它所挂的图标或头像，可省', en: 'The icon or avatar it hangs on, optional' } },
  ],
  keyboard: [],
  dos: [{ zh: '放在链接或按钮里面，成为名称的一部分', en: 'Put it inside the link or button, as part of its name' }],
  donts: [
    {
      zh: '不要用来催促，danger 只用于需要处理的错误',
      en: 'Not to press people: danger is for errors to be dealt with',
    },
  ],
};
export default doc;
