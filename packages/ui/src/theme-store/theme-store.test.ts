import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { themeScript } from '../theme-script/theme-script.ts';
import { createThemeStore, type ThemeHost } from './create-theme-store.ts';

const makeHost = (entries: Record<string, string> = {}) => {
  const values = new Map(Object.entries(entries));
  let otherTab = () => {};
  const host: ThemeHost = {
    storage: {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    },
    dataset: {},
    onStorage: (listener) => {
      otherTab = listener;
    },
  };
  return { host, values, otherTab: () => otherTab() };
};

const runScript = (localStorage: unknown) => {
  const dataset: Record<string, string> = {};
  runInNewContext(themeScript, { localStorage, document: { documentElement: { dataset } } });
  return dataset;
};

describe('theme store', () => {
  test('keeps a choice, shows it on the page and tells who listens', () => {
    const { host, values } = makeHost();
    const store = createThemeStore(host);
    let calls = 0;
    const end = store.subscribe(() => calls++);
    store.setTheme('dark');
    store.setComfort(true);
    expect(store.get()).toEqual({ theme: 'dark', comfort: true });
    expect(host.dataset).toEqual({ theme: 'dark', comfort: 'on' });
    expect(Object.fromEntries(values)).toEqual({ 'zk-theme': 'dark', 'zk-comfort': 'on' });
    expect(calls).toBe(2);
    end();
    store.setTheme('light');
    expect(calls).toBe(2);
  });

  test('going back to the system and off leaves nothing behind', () => {
    const { host, values } = makeHost({ 'zk-theme': 'contrast', 'zk-comfort': 'on' });
    const store = createThemeStore(host);
    store.setTheme('system');
    store.setComfort(false);
    expect(host.dataset).toEqual({});
    expect(values.size).toBe(0);
  });

  test('follows another tab', () => {
    const { host, values, otherTab } = makeHost();
    const store = createThemeStore(host);
    values.set('zk-theme', 'dark');
    otherTab();
    expect(store.get().theme).toBe('dark');
    expect(host.dataset.theme).toBe('dark');
  });

  test('still shows a choice that storage refuses to keep', () => {
    const { host } = makeHost();
    const refusing = createThemeStore({
      ...host,
      storage: {
        getItem: () => null,
        removeItem: () => {},
        setItem: () => {
          throw new Error('QuotaExceededError');
        },
      },
    });
    refusing.setTheme('dark');
    expect(host.dataset.theme).toBe('dark');
  });
});

describe('theme script', () => {
  test('sets what was stored before the first paint', () => {
    const { host } = makeHost({ 'zk-theme': 'contrast', 'zk-comfort': 'on' });
    expect(runScript(host.storage)).toEqual({ theme: 'contrast', comfort: 'on' });
  });

  test('sets nothing for a first visit, an unknown value or a forbidden storage', () => {
    expect(runScript(makeHost().host.storage)).toEqual({});
    expect(runScript(makeHost({ 'zk-theme': 'neon' }).host.storage)).toEqual({});
    expect(runScript(undefined)).toEqual({});
  });
});
