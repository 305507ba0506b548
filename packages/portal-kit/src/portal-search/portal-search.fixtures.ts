import type { Suggest } from './portal-search.types.ts';

const SUGGESTIONS = [
  {
    kind: '政策文件',
    items: [
      {
        id: 'pol-1',
        title: '冷链物流高质量发展若干措施',
        pieces: [
          { text: '冷链', hit: true },
          { text: '物流高质量发展若干措施', hit: false },
        ],
        hint: '东港管发〔2026〕12号',
        href: '#pol-1',
      },
      { id: 'pol-2', title: '跨境冷链查验便利化办法', hint: '东港管发〔2025〕40号', href: '#pol-2' },
    ],
  },
  { kind: '申报通知', items: [{ id: 'call-1', title: '2026年冷链设备更新补助申报', hint: '剩6天', href: '#call-1' }] },
];

/** Always the same, whatever is typed. */
export const suggest: Suggest = async () => SUGGESTIONS;
