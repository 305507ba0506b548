import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clausesOf } from './clauses.ts';
import { compareClauses } from './compare.ts';

const older = clausesOf(
  '<h2>一、总则</h2><p><strong>第一条</strong> 在自贸区内注册的企业，按三级培育。</p>' +
    '<p><strong>第二条</strong> 上年度研发费用占销售收入不低于6%。</p>' +
    '<p><strong>第三条</strong> 获奖励企业五年内迁出自贸区的，全额退回奖励。</p>' +
    '<table><tbody><tr><td>研发补助</td><td>10%</td></tr></tbody></table>',
);
const newer = clausesOf(
  '<h2>一、总则</h2><p><strong>第一条</strong> 在自贸区内注册的企业，按三级培育。</p>' +
    '<p><strong>第二条</strong> 本办法所称首次认定，以证书载明的日期为准；A &amp; B。</p>' +
    '<p><strong>第三条</strong> 上年度研发费用占销售收入不低于5%。</p>' +
    '<table><tbody><tr><td>研发补助</td><td>10%</td></tr></tbody></table>',
);

describe('clauses of a body', () => {
  it('are its paragraphs and rows with their numbers, without headings and entities', () =>
    expect(newer.map(({ label, text }) => [label, text])).toEqual([
      ['第一条', '在自贸区内注册的企业，按三级培育。'],
      ['第二条', '本办法所称首次认定，以证书载明的日期为准；A & B。'],
      ['第三条', '上年度研发费用占销售收入不低于5%。'],
      [null, '研发补助 · 10%'],
    ]));

  it('are numbered in English too', () =>
    expect(clausesOf('<p><strong>Article 12</strong> It ends.</p>')).toEqual([
      { label: 'Article 12', text: 'It ends.' },
    ]));
});

describe('two texts', () => {
  it('are aligned by their words when a clause was added before, not by their numbers', () =>
    expect(compareClauses(older, newer, 'zh-CN').map(({ change, label }) => [change, label])).toEqual([
      ['unchanged', '第一条'],
      ['added', '第二条'],
      ['changed', '第三条'],
      ['removed', '第三条'],
      ['unchanged', null],
    ]));

  it('have the words marked that differ', () => {
    const changed = compareClauses(older, newer, 'zh-CN').find(({ change }) => change === 'changed');
    expect(changed?.older?.filter((piece) => piece.changed).map(({ text }) => text)).toEqual(['6']);
    expect(changed?.newer?.filter((piece) => piece.changed).map(({ text }) => text)).toEqual(['5']);
  });

  it('mark a blank between two changed words together with them', () => {
    const [clause] = compareClauses(
      [{ label: null, text: 'Apply on paper at the counter each March, please.' }],
      [{ label: null, text: 'Apply online each March, please.' }],
      'en',
    );
    expect(clause?.older?.filter((piece) => piece.changed)).toHaveLength(1);
  });

  const texts = fc.array(fc.stringMatching(/^[条款a-d %，]{1,12}$/u), { maxLength: 8 });
  it('lose no word and count each clause of both once, whatever they say', () =>
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const clauses = (list: readonly string[]) => list.map((text) => ({ label: null, text }));
        const compared = compareClauses(clauses(before), clauses(after), 'zh-CN');
        const side = (name: 'older' | 'newer') =>
          compared.flatMap((clause) => clause[name]?.map(({ text }) => text).join('') ?? []);
        expect(side('older')).toEqual(before);
        expect(side('newer')).toEqual(after);
      }),
    ));
});
