import { expect, test } from 'vitest';
import { withWordBreaks } from './word-breaks.ts';

test.each([
  ['智能装备首台（套）实施细则', '智能<wbr>装备<wbr>首台（套）<wbr>实施<wbr>细则'],
  ['《东港市管理办法》（2026年修订）', '《东港市<wbr>管理<wbr>办法》（2026年<wbr>修订）'],
  ['Rules for R&D <trial>', 'Rules for R&amp;D &lt;trial>'],
])('%s breaks between words', (text, html) => {
  expect(withWordBreaks(text)).toBe(html);
});

test('search hits are marked, and are words', () => {
  const pieces = [
    { text: '关于支持', hit: false },
    { text: '冷链', hit: true },
    { text: '物流 <试行>', hit: false },
  ];
  expect(withWordBreaks(pieces)).toBe('关于<wbr>支持<wbr><mark>冷链</mark><wbr>物流 &lt;试行>');
});

test('nothing but breaks is added', () => {
  const title = '关于支持冷链物流与保税检测产业协同发展的若干措施';
  expect(withWordBreaks(title).replaceAll('<wbr>', '')).toBe(title);
});
