import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'IconLink',
  name: '图标链接',
  group: 'navigation',
  stability: 'new',
  purpose: {
    zh: '只有图标的链接，用于人人认得的去处：搜索、首页、反馈。',
    en: 'A link with an icon alone, to places everybody knows: search, home, feedback.',
  },
  avoid: {
    zh: '在本页做事用图标按钮；不是人人认得的去处写出文字。',
    en: 'For what happens on this page use IconButton; a place that not everybody knows is written out as a Link.',
  },
  anatomy: [
    { part: 'icon', what: { zh: '图标', en: 'The icon' } },
    {
      part: 'label',
      what: {
        zh: '名称，指针停留或键盘聚焦时显示',
        en: 'Its name, seen under a resting pointer and on keyboard focus',
      },
    },
  ],
  keyboard: [
    { keys: ['Enter'], does: { zh: '前往', en: 'Goes there' } },
    { keys: ['Escape'], does: { zh: '收起名称，焦点不动', en: 'Hides the name; focus stays' } },
  ],
  dos: [{ zh: '名称写去处：“搜索”', en: "Name the place: 'Search'" }],
  donts: [{ zh: '不要把一排陌生的图标当导航', en: 'No row of unknown icons as navigation' }],
};
export default doc;
