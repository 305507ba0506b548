import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'MarkedText',
  name: '命中文字',
  group: 'type',
  stability: 'stable',
  purpose: {
    zh: '文字里标出搜索命中的部分。',
    en: 'Text with what a search found in it marked.',
  },
  avoid: {
    zh: '强调用 strong；状态用状态标签。',
    en: 'For emphasis use strong; for a state Chip.',
  },
  anatomy: [
    {
      part: 'mark',
      what: {
        zh: '命中的一段',
        en: 'A piece that was found',
      },
    },
  ],
  keyboard: [],
  dos: [
    {
      zh: '由服务给出切好的片段',
      en: 'Let the service give the pieces',
    },
  ],
  donts: [
    {
      zh: '已失效的条目不标',
      en: 'Do not mark in an expired row',
    },
  ],
};
export default doc;
