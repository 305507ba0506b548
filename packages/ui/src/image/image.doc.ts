import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Image',
  name: '图片',
  group: 'media',
  stability: 'new',
  purpose: {
    zh: '显示一张图片：加载前留好位置，临近才加载，缺失或损坏时画出固定的封面。',
    en: 'Shows a picture: its place is kept, it loads when it comes near, and a drawn cover stands in where it is missing or broken.',
  },
  avoid: {
    zh: '图标用 Icon；从来没有图片的直接用 Cover；多张可放大的用 Gallery。',
    en: 'An icon is an Icon, what never has a picture a Cover, several to look at closely a Gallery.',
  },
  anatomy: [
    { part: 'frame', what: { zh: '按宽高比留好的位置', en: 'The place, kept by width and height' } },
    { part: 'img', what: { zh: '图片', en: 'The picture' } },
    { part: 'cover', what: { zh: '缺图时的封面，同一编号总是同一张', en: 'What stands in; the same for the same id' } },
  ],
  keyboard: [],
  dos: [
    { zh: '文字写成文字，图只给画面', en: 'Write text as text; the picture shows the scene alone' },
    { zh: '首屏主图用 priority', en: 'Give priority to the first picture of a page' },
    { zh: 'alt 说出图里有什么，纯装饰留空', en: 'Say in alt what it shows; leave it empty for decoration' },
  ],
  donts: [{ zh: '不要把文字做成图片', en: 'No text as a picture' }],
};
export default doc;
