import { expect, type Page } from '@playwright/test';
import { test } from './support.ts';

/** What each frame of a visit was painted with, from the first one that had a body. */
interface Frame {
  at: number;
  ground: string;
  theme: string | undefined;
  size: string;
}

const KEYS = { theme: 'zk-theme', comfort: 'zk-comfort' };

/** Callbacks of an animation frame run just before it is painted: what they read is what is seen. */
const record = (stored: Record<string, string>) => {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  const frames: Frame[] = [];
  Object.assign(globalThis, { frames });
  const look = () => {
    if (document.body) {
      frames.push({
        at: performance.now(),
        ground: getComputedStyle(document.body).backgroundColor,
        theme: document.documentElement.dataset.theme,
        size: getComputedStyle(document.documentElement).fontSize,
      });
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

const visit = async (page: Page, stored: Record<string, string>): Promise<Frame[]> => {
  await page.addInitScript(record, stored);
  await page.goto('/', { waitUntil: 'networkidle' });
  // With no body in the document's first frames the first entry is the first that could be seen.
  return page.evaluate(() => (globalThis as unknown as { frames: Frame[] }).frames);
};

const seen = (frames: Frame[]) => ({
  grounds: [...new Set(frames.map(({ ground }) => ground))],
  themes: [...new Set(frames.map(({ theme }) => theme))],
  sizes: [...new Set(frames.map(({ size }) => size))],
});

const WHITE = 'rgb(255, 255, 255)';

for (const system of ['light', 'dark'] as const) {
  test.describe(`on a ${system} system`, () => {
    test.use({ colorScheme: system });

    for (const theme of ['light', 'dark', 'contrast']) {
      test(`a stored choice of ${theme} is there in the first frame that is painted, and in each one after`, async ({
        page,
      }) => {
        const frames = await visit(page, { [KEYS.theme]: theme, [KEYS.comfort]: 'on' });
        const { grounds, themes, sizes } = seen(frames);
        expect(frames.length).toBeGreaterThan(1);
        expect(themes).toEqual([theme]);
        expect(sizes).toEqual(['20px']);
        expect(grounds).toHaveLength(1);
        if (theme === 'dark') expect(grounds).not.toContain(WHITE);
        else expect(grounds).toEqual([WHITE]);
      });
    }

    test('without a choice the system decides, from the first frame on', async ({ page }) => {
      const { grounds, themes } = seen(await visit(page, {}));
      expect(themes).toEqual([undefined]);
      expect(grounds).toHaveLength(1);
      expect(grounds.includes(WHITE)).toBe(system === 'light');
    });
  });
}

test('without the script in the head the frames tell: this test would see a flash', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script[^>]*>\(function\(r,s\)[\s\S]*?<\/script>/, '');
    await route.fulfill({ response, body });
  });
  const { grounds } = seen(await visit(page, { [KEYS.theme]: 'dark' }));
  expect(grounds).toContain(WHITE);
});
