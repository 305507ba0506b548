import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterOptions, keyAction, type ListOption, markHits, moveActive, runsOf, toggleChosen } from './list-core.ts';

const OPTIONS: ListOption[] = [
  { value: 'it', label: '新一代信息技术', keywords: ['xinyidai xinxi jishu', 'xydxxjs'] },
  { value: 'equipment', label: '智能装备', keywords: ['zhineng zhuangbei', 'znzb'] },
  { value: 'robot', label: '机器人', keywords: ['jiqiren', 'jqr'], disabled: true },
  { value: 'smart', label: '人工智能', keywords: ['rengong zhineng', 'AI'] },
];
const filtered = (query: string) => filterOptions(OPTIONS, query).map(({ value }) => value);

describe('filterOptions', () => {
  it.each([
    ['', ['it', 'equipment', 'robot', 'smart']],
    ['智能', ['equipment', 'smart']],
    ['zhineng', ['equipment', 'smart']],
    ["zhi'neng", ['equipment', 'smart']],
    ['ZNZB', ['equipment']],
    ['ＡＩ', ['smart']],
    ['jishu', ['it']],
    ['船', []],
  ])('finds by %j: %j', (query, values) => {
    expect(filtered(query)).toEqual(values);
  });
  it('invents nothing and loses no order among equals', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        const values = filtered(query);
        expect(new Set(values).size).toBe(values.length);
        expect(OPTIONS.map(({ value }) => value)).toEqual(expect.arrayContaining(values));
      }),
    );
  });
});

describe('markHits', () => {
  it('cuts the label round what was searched', () => {
    expect(markHits('人工智能应用', '智能')).toEqual([
      { text: '人工', hit: false },
      { text: '智能', hit: true },
      { text: '应用', hit: false },
    ]);
    expect(markHits('智能装备', 'znzb')).toEqual([{ text: '智能装备', hit: false }]);
    expect(markHits('智能装备', ' ')).toEqual([{ text: '智能装备', hit: false }]);
  });
  it('gives back the whole label, whatever is searched', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (label, query) => {
        expect(
          markHits(label, query)
            .map(({ text }) => text)
            .join(''),
        ).toBe(label);
      }),
    );
  });
});

describe('moveActive', () => {
  it.each([
    [null, 'first', 'it'],
    [null, 'next', 'it'],
    [null, 'previous', 'smart'],
    ['it', 'next', 'equipment'],
    ['equipment', 'next', 'smart'],
    ['smart', 'next', 'it'],
    ['it', 'previous', 'smart'],
    ['it', 'page-down', 'smart'],
    ['smart', 'page-up', 'it'],
    ['gone', 'next', 'it'],
  ] as const)('from %j by %s to %s', (from, move, to) => {
    expect(moveActive(OPTIONS, from, move)).toBe(to);
  });
  it('leads nowhere where all is disabled', () => {
    expect(moveActive([{ value: 'a', label: 'a', disabled: true }], null, 'next')).toBeNull();
    expect(moveActive([], null, 'last')).toBeNull();
  });
});

describe('keyAction', () => {
  const closed = { open: false, active: null };
  const open = { open: true, active: null };
  const active = { open: true, active: 'it' };
  const key = (name: string, altKey = false) => ({ key: name, altKey });
  it.each([
    ['opens onto the first', key('ArrowDown'), closed, '', { kind: 'show', move: 'first' }],
    ['opens onto the last', key('ArrowUp'), closed, '', { kind: 'show', move: 'last' }],
    ['opens and moves nothing', key('ArrowDown', true), closed, '', { kind: 'show', move: null }],
    ['closes', key('ArrowUp', true), open, '', { kind: 'hide' }],
    ['moves', key('ArrowDown'), open, '', { kind: 'move', move: 'next' }],
    ['moves by pages', key('PageUp'), active, '', { kind: 'move', move: 'page-up' }],
    ['chooses the active one', key('Enter'), active, '', { kind: 'choose', value: 'it' }],
    ['leaves Enter to the form', key('Enter'), open, 'a', null],
    ['leaves Enter to the form when closed', key('Enter'), { open: false, active: 'it' }, 'a', null],
    ['closes before it clears', key('Escape'), open, 'a', { kind: 'hide' }],
    ['clears when closed', key('Escape'), closed, 'a', { kind: 'clear' }],
    ['leaves Escape to a dialog around', key('Escape'), closed, '', null],
    ['takes back the last', key('Backspace'), closed, '', { kind: 'remove-last' }],
    ['leaves Backspace to the text', key('Backspace'), open, 'a', null],
    ['leaves Home to the text', key('Home'), open, 'a', null],
    ['leaves letters to the text', key('a'), open, '', null],
  ] as const)('%s', (_, pressed, state, text, action) => {
    expect(keyAction(pressed, state, text)).toEqual(action);
  });
});

describe('toggleChosen', () => {
  it('refuses one more than the maximum and changes nothing', () => {
    expect(toggleChosen(['a', 'b'], 'c', 2)).toEqual({ chosen: ['a', 'b'], refused: true });
    expect(toggleChosen(['a', 'b'], 'b', 2)).toEqual({ chosen: ['a'], refused: false });
    expect(toggleChosen(['a'], 'c', 2)).toEqual({ chosen: ['a', 'c'], refused: false });
  });
  it('never exceeds the maximum nor chooses twice', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd')), fc.integer({ min: 1, max: 4 }), (clicks, maximum) => {
        const chosen = clicks.reduce<readonly string[]>((all, click) => toggleChosen(all, click, maximum).chosen, []);
        expect(chosen.length).toBeLessThanOrEqual(maximum);
        expect(new Set(chosen).size).toBe(chosen.length);
      }),
    );
  });
});

describe('runsOf', () => {
  const of = (...groups: (string | undefined)[]): ListOption[] =>
    groups.map((group, place) => ({ value: `${place}`, label: 'x', ...(group !== undefined && { group }) }));

  it('keeps neighbours of a group together, each at its place in the whole', () =>
    expect(runsOf(of('a', 'a', 'b', 'a')).map(({ group, from, options }) => [group, from, options.length])).toEqual([
      ['a', 0, 2],
      ['b', 2, 1],
      ['a', 3, 1],
    ]));

  it('is one run where there are no groups', () => expect(runsOf(of(undefined, undefined))).toHaveLength(1));
});
