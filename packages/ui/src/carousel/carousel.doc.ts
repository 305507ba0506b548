import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Carousel',
  name: '轮播',
  group: 'media',
  stability: 'new',
  purpose: {
    zh: '在一个位置依次显示几条要闻；能停下来，手动翻过就不再自己转。',
    en: 'Shows a few items in one place, one at a time. It stops, and once moved by hand it does not turn by itself again.',
  },
  avoid: {
    zh: '人人都要看到的直接放在页面上；看图用 Gallery。',
    en: 'What everybody must see stands on the page itself; pictures to look at are a Gallery.',
  },
  anatomy: [
    {
      part: 'controls',
      what: {
        zh: '停止、逐张选择、上一张、下一张，在内容之前',
        en: 'Stop, picks, previous and next, before what moves',
      },
    },
    { part: 'slides', what: { zh: '内容，一次一张', en: 'The slides, one at a time' } },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        zh: '依次到停止、选择、翻页与当前一张的链接；焦点在内时不转',
        en: 'Through stop, picks, arrows and the links of what is shown; with focus inside it is still',
      },
    },
    { keys: ['Enter', 'Space'], does: { zh: '按下', en: 'Presses' } },
  ],
  dos: [
    { zh: '不超过五张，每张停留至少五秒', en: 'Five slides at most, five seconds each at least' },
    { zh: '每张都在别处也能找到', en: 'Each slide can be found elsewhere too' },
  ],
  donts: [{ zh: '不要把唯一的入口放在后面几张', en: 'The only way to something is never on a later slide' }],
};
export default doc;
