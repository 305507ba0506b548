import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSlot, type TextStore } from '../../device-storage/core/index.ts';
import { createDraftKeeper, type FormDraft } from './index.ts';

interface Values {
  name: string;
}
type Draft = FormDraft<Values, number | null>;

const memory = (): TextStore => {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
};
const slotOn = (store: TextStore | null) =>
  createSlot<Draft>({ key: 'draft', version: 1, parse: (value) => value as Draft, store: () => store });
const AT = '2026-11-20T14:32:00+08:00';
/** A tab of its own: it shares the store, and nothing else. */
const tab = (store: TextStore | null, start = '', base: number | null = null) =>
  createDraftKeeper({ slot: slotOn(store), start: { name: start }, base, now: () => AT });

describe('a draft', () => {
  test('is there after a reload, with what it changes', () => {
    const store = memory();
    expect(tab(store, '', 3).take({ name: 'a' })).toBe('saved');
    expect(tab(store, '', 4).stored).toEqual({ values: { name: 'a' }, base: 3, at: AT });
    expect(tab(store, '', 4).base()).toBe(3);
  });

  test('goes when the values are those of the start again', () => {
    const store = memory();
    const form = tab(store, 'a');
    form.take({ name: 'b' });
    expect(form.take({ name: 'a' })).toBe('clean');
    expect(tab(store).stored).toBeNull();
  });

  test('goes when it is sent, and what is typed after that is one of the new edition', () => {
    const store = memory();
    const form = tab(store);
    form.take({ name: 'a' });
    form.settle({ name: 'a' }, 7);
    expect(tab(store).stored).toBeNull();
    expect(form.take({ name: 'ab' })).toBe('saved');
    expect(tab(store).base()).toBe(7);
  });

  test('is one also where the form changes in place what it has given', () => {
    const values = { name: 'a' };
    const form = tab(memory());
    form.settle(values, 7);
    values.name = 'ab';
    expect(form.take(values)).toBe('saved');
    values.name = 'abc';
    expect(form.take(values)).toBe('saved');
  });

  test('goes when it is discarded, and so does what it changed', () => {
    const store = memory();
    tab(store, 'a', 1).take({ name: 'b' });
    const form = tab(store, 'a', 2);
    expect(form.discard()).toEqual({ name: 'a' });
    expect(form.base()).toBe(2);
    expect(tab(store).stored).toBeNull();
  });

  test('says when it will not be there after a reload', () => {
    const full = { ...memory(), setItem: () => expect.fail('the quota has been exceeded') };
    expect(tab(full).take({ name: 'a' })).toBe('unsaved');
    expect(tab(null).take({ name: 'a' })).toBe('unsaved');
  });
});

test('a form that opens again on a full store has what was typed, when, and says that it is not safe', () => {
  const slot = slotOn({ ...memory(), setItem: () => expect.fail('the quota has been exceeded') });
  const open = (at: string) => createDraftKeeper({ slot, start: { name: '' }, base: null, now: () => at });
  open(AT).take({ name: 'a' });
  const again = open('2026-11-21T09:00:00+08:00');
  expect(again.stored?.values).toEqual({ name: 'a' });
  expect(again.take({ name: 'a' })).toBe('unsaved');
  expect(slot.read()?.at).toBe(AT);
});

describe('two tabs with one form', () => {
  test('do not write over each other until somebody chooses', () => {
    const store = memory();
    const [first, second] = [tab(store), tab(store)];
    expect(first.take({ name: 'a' })).toBe('saved');
    expect(second.take({ name: 'b' })).toBe('elsewhere');
    expect(second.elsewhere()?.values).toEqual({ name: 'a' });
    expect(second.take({ name: 'ab' }, true)).toBe('saved');
    expect(first.take({ name: 'aa' })).toBe('elsewhere');
  });

  test('agree where both hold the same', () => {
    const store = memory();
    const [first, second] = [tab(store), tab(store)];
    first.take({ name: 'a' });
    expect(second.take({ name: 'a' })).toBe('saved');
  });

  test('keep what the other typed when one is sent or discarded', () => {
    const store = memory();
    const [first, second] = [tab(store), tab(store)];
    first.take({ name: 'a' });
    second.settle({ name: 'b' }, 1);
    second.discard();
    expect(tab(store).stored?.values).toEqual({ name: 'a' });
  });

  test('leave alone what they have not read, whatever happens in which order', () => {
    const step = fc.record({
      place: fc.constantFrom(0, 1),
      act: fc.constantFrom('type', 'send', 'discard', 'reload'),
      name: fc.constantFrom('a', 'b', 'c'),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const store = memory();
        const tabs = [tab(store), tab(store)];
        for (const { place, act, name } of steps) {
          const form = tabs[place] ?? tab(store);
          const theirs = form.elsewhere()?.values;
          if (act === 'type') form.take({ name });
          if (act === 'send') form.settle({ name }, 1);
          if (act === 'discard') form.discard();
          if (act === 'reload') tabs[place] = tab(store);
          if (theirs) expect(slotOn(store).read()?.values).toEqual(theirs);
          if (act === 'type' && !theirs && form.isTyped({ name })) {
            expect(slotOn(store).read()?.values).toEqual({ name });
          }
        }
      }),
      { numRuns: 1000 },
    );
  });
});
