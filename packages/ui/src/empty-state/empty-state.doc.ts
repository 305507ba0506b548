import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'EmptyState',
  name: '空状态',
  group: 'feedback',
  stability: 'stable',
  purpose: {
    zh: '没有可显示的内容：为什么，接下来做什么。',
    en: 'Nothing to show: why, and what to do about it.',
  },
  avoid: {
    zh: '加载中用骨架屏；出错用提示或错误页。',
    en: 'While it loads use Skeleton; for a failure Alert or an error page.',
  },
  anatomy: [
    {
      part: 'drawing',
      what: {
        zh: '浮标，装饰，可换',
        en: 'A buoy, decoration, may be replaced',
      },
    },
    {
      part: 'title',
      what: {
        zh: '没有什么',
        en: 'What there is none of',
      },
    },
    {
      part: 'children',
      what: {
        zh: '为什么',
        en: 'Why',
      },
    },
    {
      part: 'action',
      what: {
        zh: '出路：清除筛选、去新建',
        en: 'The way on: clear the filters, make one',
      },
    },
  ],
  keyboard: [],
  dos: [
    {
      zh: '区分“还没有”与“没有符合条件的”',
      en: "Tell 'none yet' from 'none that match'",
    },
  ],
  donts: [
    {
      zh: '不要只写“暂无数据”',
      en: "Do not just say 'No data'",
    },
  ],
};
export default doc;
