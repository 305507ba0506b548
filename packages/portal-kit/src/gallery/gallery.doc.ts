import type { ComponentDoc } from '../../../ui/src/docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Gallery',
  name: '场地图集',
  group: 'media',
  task: 'view',
  stability: 'new',
  purpose: {
    zh: '一处空间、一台仪器的照片与平面图：一张大图，四张在旁，其余在放大查看里。文字来自套件目录。',
    en: 'Pictures and plans of a space or an instrument: one large, four beside it, the others in the viewer. Its words are the kit’s.',
  },
  avoid: {
    zh: '要自己的文字或平铺时用 ui 的 Gallery；轮播用 Carousel。',
    en: 'For words of your own or an even grid use Gallery of ui; highlights in turn are a Carousel.',
  },
  anatomy: [
    { part: 'lead', what: { zh: '大图，平面图或最好的一张', en: 'The large one: the plan, or the best' } },
    {
      part: 'others',
      what: { zh: '四张小图，最后一张标出还有几张', en: 'Four small ones; the last says how many more there are' },
    },
    { part: 'viewer', what: { zh: '放大查看，打开时才加载', en: 'The viewer, loaded when it opens' } },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], does: { zh: '打开', en: 'Opens a picture' } },
    { keys: ['ArrowLeft', 'ArrowRight'], does: { zh: '上一张、下一张', en: 'Previous and next' } },
    { keys: ['Escape'], does: { zh: '关闭，焦点回到原处', en: 'Closes; focus goes back' } },
  ],
  dos: [
    { zh: '只放场地自己的照片，最好的一张在前', en: 'Give pictures of the place itself, the best one first' },
    { zh: '每张写 alt，小图给 thumb', en: 'Give each an alt, and a thumb for the small ones' },
  ],
  donts: [{ zh: '不要把宣传海报混进场地照片', en: 'No posters among the pictures of a place' }],
};
export default doc;
