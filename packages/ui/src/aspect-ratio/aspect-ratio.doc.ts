import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'AspectRatio',
  name: '宽高比',
  group: 'layout',
  stability: 'new',
  purpose: {
    zh: '图片和视频还没来，先按比例占好位置。',
    en: 'Keeps the room of a picture or video before it is there.',
  },
  avoid: { zh: '文字内容不用：放大后会被裁掉。', en: 'Not for text: enlarged, it would be cut.' },
  anatomy: [
    { part: 'frame', what: { zh: '占位的框', en: 'The room' } },
    {
      part: 'content',
      at: '[class*="_frame__"] > *',
      what: { zh: '一个图片、视频或图形', en: 'One picture, video or drawing' },
    },
  ],
  keyboard: [],
  dos: [
    { zh: '一个子项填满它', en: 'One child fills it' },
    { zh: '比例写成 16 / 9', en: 'Write the ratio as 16 / 9' },
  ],
  donts: [{ zh: '不要放多个子项', en: 'Do not put several children in it' }],
};
export default doc;
