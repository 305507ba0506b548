import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'TopProgress',
  name: '顶部进度',
  group: 'feedback',
  stability: 'stable',
  purpose: {
    zh: '换页时页面上沿的一条；200 毫秒内到的不显示。',
    en: 'The bar at the top edge while a page is on its way; none for one that comes within 200 ms.',
  },
  avoid: {
    zh: '页内一块的加载用骨架屏或加载圈；知道比例用进度条。',
    en: 'For a piece of a page use Skeleton or Spinner; for a known share Progress.',
  },
  anatomy: [
    {
      part: 'bar',
      what: {
        zh: '进度，有名称',
        en: 'The bar, with a name',
      },
    },
  ],
  keyboard: [],
  dos: [
    {
      zh: '全站一个，接在路由上',
      en: 'One for the site, wired to the router',
    },
  ],
  donts: [
    {
      zh: '不要同时再放加载圈',
      en: 'No Spinner beside it',
    },
  ],
};
export default doc;
