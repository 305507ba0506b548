import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Gallery',
  name: '图集',
  group: 'media',
  stability: 'new',
  purpose: {
    zh: '一组可以放大细看的图片，例如空间照片、平面图。',
    en: 'Pictures to look at closely, such as those of a space or its plans.',
  },
  avoid: {
    zh: '单张配图用 Image；宣传轮播用 Carousel。',
    en: 'One picture beside a text is an Image, highlights in turn a Carousel.',
  },
  anatomy: [
    { part: 'grid', at: 'ul', what: { zh: '缩略图，每张是一个按钮', en: 'Small pictures, each a button' } },
    {
      part: 'viewer',
      what: { zh: '放大查看的对话框，打开时才加载', en: 'The dialog that shows one large; loaded when it opens' },
    },
    { part: 'caption', what: { zh: '说明文字，换图时读出', en: 'The caption, read when the picture changes' } },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], does: { zh: '打开', en: 'Opens a picture' } },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      does: { zh: '上一张、下一张；放大后移动图片', en: 'Previous and next; enlarged, they move the picture' },
    },
    { keys: ['Home', 'End'], does: { zh: '第一张、最后一张', en: 'First and last' } },
    { keys: ['+', '-', '0'], does: { zh: '放大、缩小、还原', en: 'Enlarge, reduce, whole' } },
    {
      keys: ['Escape'],
      does: { zh: '关闭，焦点回到最后看的一张', en: 'Closes; focus goes to the picture shown last' },
    },
  ],
  dos: [{ zh: '每张写 alt 和说明', en: 'Give each picture an alt and a caption' }],
  donts: [{ zh: '不要用图片代替文字资料', en: 'Pictures do not replace facts in words' }],
};
export default doc;
