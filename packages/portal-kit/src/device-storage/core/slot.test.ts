import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSlot, type TextStore } from './slot.ts';

const memory = (): TextStore & { texts: Map<string, string> } => {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
};
const refusing = (): never => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};
const words = (value: unknown) => (typeof value === 'string' ? value : null);
const slotOn = (store: () => TextStore | null, version = 1, migrate = {}) =>
  createSlot({ key: 'k', version, parse: words, migrate, store });

describe('a slot of the device', () => {
  test('gives back what was written, over a reload', () => {
    const store = memory();
    expect(slotOn(() => store).write('冷链')).toBe(true);
    expect(slotOn(() => store).read()).toBe('冷链');
  });

  test('forgets what is removed', () => {
    const store = memory();
    const slot = slotOn(() => store);
    slot.write('a');
    slot.remove();
    expect(slot.read()).toBeNull();
    expect(store.texts.size).toBe(0);
  });

  test.each([
    ['a full store', () => ({ ...memory(), setItem: refusing })],
    ['a forbidden store', refusing],
    ['no store', () => null],
  ])('keeps the value for the page where there is %s, and says that it is not kept', (_, store) => {
    const slot = slotOn(store);
    expect(slot.write('typed')).toBe(false);
    expect(slot.read()).toBe('typed');
    slot.remove();
    expect(slot.read()).toBeNull();
  });

  test('prefers what the store would not take over what it still has', () => {
    const store = memory();
    let full = false;
    const slot = slotOn(() => ({ ...store, setItem: (key, text) => (full ? refusing() : store.setItem(key, text)) }));
    slot.write('old');
    full = true;
    slot.write('new');
    expect(slot.read()).toBe('new');
    full = false;
    expect(slot.write('newest')).toBe(true);
    expect(slotOn(() => store).read()).toBe('newest');
  });

  test('leads an old value through every step between', () => {
    const store = memory();
    slotOn(() => store).write('a');
    const migrate = { 1: (value: unknown) => `${value}b`, 2: (value: unknown) => `${value}c` };
    expect(slotOn(() => store, 3, migrate).read()).toBe('abc');
  });

  test('lets a value go that no step leads on, or whose step fails', () => {
    const store = memory();
    slotOn(() => store).write('a');
    expect(slotOn(() => store, 2).read()).toBeNull();
    expect(slotOn(() => store, 2, { 1: refusing }).read()).toBeNull();
  });

  test('neither reads nor undoes what a later version has written', () => {
    const store = memory();
    slotOn(() => store, 2).write('later');
    const old = slotOn(() => store);
    expect(old.read()).toBeNull();
    expect(old.write('earlier')).toBe(false);
    expect(slotOn(() => store, 2).read()).toBe('later');
  });

  test('takes whatever else lies at its key for nothing', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((value) => `{"version":1,"value":${value}}`),
        ),
        (text) => {
          const store = memory();
          store.texts.set('k', text);
          const read = slotOn(() => store).read();
          expect(read === null || typeof read === 'string').toBe(true);
        },
      ),
    );
  });
});
