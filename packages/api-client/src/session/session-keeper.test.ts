import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { type FakeTab, fakeBrowser, makeUser } from './fake-browser.ts';
import { TOKEN_LIFE_MS } from './session.ts';
import { leaseLock } from './tab-lock.ts';

const MINUTE = 60_000;
const login = (token: string) => ({ token, user_info: makeUser() });
const settle = () => new Promise((resolve) => setImmediate(resolve));

const twoTabs = (refresh: (token: string) => Promise<string> = async (token) => `${token}+`) => {
  const refreshCall = vi.fn(refresh);
  const browser = fakeBrowser(refreshCall);
  const [first, second] = [browser.openTab(), browser.openTab()];
  first.session.watch();
  second.session.watch();
  return { browser, first, second, refreshCall };
};

test('a login in one tab signs the other in', () => {
  const { first, second } = twoTabs();
  first.session.begin(login('t1'));
  expect(second.session.token()).toBe('t1');
  expect(second.session.view()).toMatchObject({ status: 'signed-in', user: { name: '林知远' } });
});

test('a logout in one tab ends the other, which is told so once', () => {
  const { first, second, browser } = twoTabs();
  first.session.begin(login('t1'));
  first.session.end('logout');
  expect([first.ended, second.ended]).toEqual([['logout'], ['elsewhere']]);
  expect(second.session.token()).toBeNull();
  expect(browser.cookiesCleared).toBe(1);
});

test('many 401s at once, in both tabs, make one logout', () => {
  const { first, second, browser } = twoTabs();
  first.session.begin(login('t1'));
  const ended = Array.from({ length: 20 }, () =>
    [first, second].map(({ session }) => session.end('unauthenticated', 't1')),
  );
  expect(ended.flat().filter(Boolean)).toHaveLength(1);
  expect([first.ended, second.ended]).toEqual([['unauthenticated'], ['elsewhere']]);
  expect(browser.cookiesCleared).toBe(1);
});

test('a logout whose token another request finds revoked is still a logout', async () => {
  const { first, second, browser } = twoTabs();
  first.session.begin(login('t1'));
  await first.session.logOut(async () => {
    expect(first.session.end('unauthenticated', 't1')).toBe(false);
  });
  expect([first.ended, second.ended]).toEqual([['logout'], ['elsewhere']]);
  expect(browser.cookiesCleared).toBe(1);

  first.session.begin(login('t2'));
  await first.session.logOut(() => Promise.reject(new Error('offline')));
  first.session.begin(login('t3'));
  expect(first.session.end('unauthenticated', 't3')).toBe(true);
  expect(first.ended).toEqual(['logout', 'logout', 'unauthenticated']);
});

test('a late 401 of the old token does not end the session that came after it', () => {
  const { first } = twoTabs();
  first.session.begin(login('t1'));
  first.session.end('logout');
  first.session.begin(login('t2'));
  first.session.end('unauthenticated', 't1');
  expect(first.session.token()).toBe('t2');
  expect(first.ended).toEqual(['logout']);
});

describe('the token', () => {
  test('is not refreshed at 89:59', async () => {
    const { browser, first, refreshCall } = twoTabs();
    first.session.begin(login('t1'));
    browser.now += 90 * MINUTE - 1000;
    expect(first.session.token()).toBe('t1');
    await settle();
    expect(refreshCall).not.toHaveBeenCalled();
  });

  test.each([90 * MINUTE, 120 * MINUTE - 1000])('is refreshed once over both tabs after %d ms', async (age) => {
    const { browser, first, second, refreshCall } = twoTabs();
    first.session.begin(login('t1'));
    browser.now += age;
    for (let i = 0; i < 5; i += 1) {
      expect(first.session.token()).toBe('t1');
      expect(second.session.token()).toBe('t1');
    }
    await settle();
    expect(refreshCall).toHaveBeenCalledTimes(1);
    expect([first.session.token(), second.session.token()]).toEqual(['t1+', 't1+']);
    expect(first.session.status()).toBe('active');
    expect(first.ended).toEqual([]);
  });

  test('is gone at 120:00, and each tab is told once', () => {
    const { browser, first, second } = twoTabs();
    first.session.begin(login('t1'));
    browser.now += TOKEN_LIFE_MS;
    expect([first.session.token(), second.session.token(), first.session.token()]).toEqual([null, null, null]);
    expect([first.ended, second.ended]).toEqual([['expired'], ['elsewhere']]);
    expect(first.session.view()).toEqual({ status: 'anonymous', user: null });
  });

  test('lives on where the clock was set back', () => {
    const { browser, first } = twoTabs();
    first.session.begin(login('t1'));
    browser.now -= 500 * MINUTE;
    expect(first.session.token()).toBe('t1');
  });

  test('is kept where the refresh fails, and asked for again after half a minute, no sooner', async () => {
    const { browser, first, refreshCall } = twoTabs(() => Promise.reject(new Error('offline')));
    first.session.begin(login('t1'));
    browser.now += 91 * MINUTE;
    first.session.token();
    await settle();
    first.session.token();
    await settle();
    expect(refreshCall).toHaveBeenCalledTimes(1);
    browser.now += 30_000;
    expect(first.session.token()).toBe('t1');
    await settle();
    expect(refreshCall).toHaveBeenCalledTimes(2);
  });

  test('that comes from a refresh after the logout is thrown away', async () => {
    let answer: (token: string) => void = () => undefined;
    const { browser, first } = twoTabs(() => new Promise((resolve) => (answer = resolve)));
    first.session.begin(login('t1'));
    browser.now += 95 * MINUTE;
    first.session.token();
    await settle();
    first.session.end('logout');
    answer('t2');
    await settle();
    expect(first.session.token()).toBeNull();
  });
});

describe('a refused token', () => {
  test('is replaced by that of a refresh which another tab has under way', async () => {
    let answer: (token: string) => void = () => undefined;
    const { browser, first, second } = twoTabs(() => new Promise((resolve) => (answer = resolve)));
    first.session.begin(login('t1'));
    browser.now += 95 * MINUTE;
    first.session.token();
    await settle();
    const renewed = second.session.renewToken('t1');
    answer('t2');
    expect(await renewed).toBe('t2');
    expect([first.ended, second.ended]).toEqual([[], []]);
  });

  test('has no replacement where nobody refreshes', async () => {
    const { first } = twoTabs();
    first.session.begin(login('t1'));
    expect(await first.session.renewToken('t1')).toBeNull();
  });
});

test('the page is told at 120:00 though nobody calls', () => {
  vi.useFakeTimers();
  try {
    const { browser, first, second } = twoTabs();
    first.session.begin(login('t1'));
    browser.now += TOKEN_LIFE_MS;
    vi.advanceTimersByTime(TOKEN_LIFE_MS + 1);
    expect([...first.ended, ...second.ended].sort()).toEqual(['elsewhere', 'expired']);
  } finally {
    vi.useRealTimers();
  }
});

test('without Web Locks, a lease in the storage makes one refresh over both tabs', async () => {
  const refresh = vi.fn(async (token: string) => `${token}+`);
  const browser = fakeBrowser(refresh);
  const { storage } = browser;
  const lease = (owner: string) =>
    leaseLock({
      storage,
      key: 'lease',
      owner,
      now: Date.now,
      wait: (ms) => new Promise((r) => setTimeout(r, ms / 20)),
    });
  const tabs = ['a', 'b', 'c'].map((owner) => browser.openTab(lease(owner)));
  tabs[0]?.session.begin(login('t1'));
  browser.now += 95 * MINUTE;
  for (const { session } of tabs) session.token();
  await vi.waitFor(() => expect(tabs.map(({ session }) => session.token())).toEqual(['t1+', 't1+', 't1+']));
  await vi.waitFor(() => expect(storage.getItem('lease')).toBeNull());
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a lease of a tab that died holds nobody up for ever', async () => {
  const { storage } = fakeBrowser(async (token) => token);
  let now = 0;
  const wait = async (ms: number) => {
    now += ms;
  };
  storage.setItem('lease', JSON.stringify({ owner: 'dead', until: 35_000 }));
  const work = vi.fn(async () => now);
  expect(await leaseLock({ storage, key: 'lease', owner: 'a', now: () => now, wait })(work)).toBeLessThan(36_000);
  storage.setItem('lease', JSON.stringify({ owner: 'dead', until: 9e15 }));
  await leaseLock({ storage, key: 'lease', owner: 'b', now: () => now, wait })(work);
  expect(work).toHaveBeenCalledTimes(2);
});

describe('whatever happens in two tabs, in whatever order', () => {
  const which = fc.constantFrom<0 | 1>(0, 1);
  const event = fc.oneof(
    fc.record({ kind: fc.constant('time' as const), ms: fc.integer({ min: -10 * MINUTE, max: 70 * MINUTE }) }),
    fc.record({ kind: fc.constant('begin' as const), tab: which }),
    fc.record({ kind: fc.constant('call' as const), tab: which }),
    fc.record({ kind: fc.constant('refused' as const), tab: which }),
    fc.record({ kind: fc.constant('logout' as const), tab: which }),
    fc.record({ kind: fc.constant('refresh fails' as const), fails: fc.boolean() }),
  );

  test('tabs agree, no expired token is sent, each session ends once a tab, each token is refreshed by one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 40 }), async (events) => {
        let fails = false;
        let count = 0;
        const done: string[] = [];
        const { browser, first, second } = twoTabs(async (token) => {
          if (fails) throw new Error('offline');
          done.push(token);
          count += 1;
          return `r${count}`;
        });
        const tabs: [FakeTab, FakeTab] = [first, second];
        let begun = 0;
        for (const happened of events) {
          if (happened.kind === 'time') browser.now += happened.ms;
          else if (happened.kind === 'refresh fails') fails = happened.fails;
          else {
            const { session } = tabs[happened.tab];
            if (happened.kind === 'begin') {
              session.end('logout');
              begun += 1;
              session.begin(login(`l${begun}`));
            } else if (happened.kind === 'call') {
              const token = session.token();
              expect(session.status() === 'expired' && token !== null).toBe(false);
            } else if (happened.kind === 'refused') {
              session.end('unauthenticated', session.token());
              expect(session.token()).toBeNull();
            } else {
              session.end('logout');
              expect(tabs.map((tab) => tab.session.token())).toEqual([null, null]);
            }
          }
          await settle();
          expect(first.session.token()).toBe(second.session.token());
          await settle();
        }
        expect(new Set(done).size).toBe(done.length);
        for (const { ended } of tabs) expect(ended.length).toBeLessThanOrEqual(begun);
        first.session.end('logout');
        for (const { ended } of tabs) expect(ended.length).toBe(begun);
      }),
      { numRuns: 150 },
    );
  });
});
