import { type BrowserContext, expect, type Page } from '@playwright/test';
import { violationsOf } from '../axe.ts';
import { type Locale, titleText } from '../page-titles.ts';
import { type ExpectedPage, pagesOf, VARIANT_NAMES, type VariantName } from '../route-manifest.ts';
import { storageOf } from './callers.ts';
import { DEVELOPMENT, listen, openWhole, originOf, prepare, test } from './support.ts';

const WIDE = 1440;
const NARROW = 320;

/** `SETTINGS=all` opens every page in every setting (npm run routes:all); otherwise in those that `opens` chooses. */
const ALL = process.env.SETTINGS === 'all';

interface Setting {
  locale: Locale;
  colorScheme: 'light' | 'dark';
  /** The page is opened in the first, then changes to the second. */
  widths: readonly [number, number];
}

/** Each language in one theme and from one width. */
const CHOSEN: readonly Setting[] = [
  { locale: 'zh-CN', colorScheme: 'light', widths: [WIDE, NARROW] },
  { locale: 'en', colorScheme: 'dark', widths: [NARROW, WIDE] },
];

const EVERY: readonly Setting[] = CHOSEN.flatMap(({ locale }) =>
  CHOSEN.map(({ colorScheme }) => ({ locale, colorScheme, widths: [NARROW, WIDE] as const })),
);

const SETTINGS = ALL ? EVERY : CHOSEN;

/** The variant that is opened under React's development files, which alone report what the browser renders unlike the server. */
const HYDRATED: VariantName = 'ftz';

const originOfWalk = (variant: VariantName) => (variant === HYDRATED ? DEVELOPMENT : originOf(variant));

const sidewaysScroll = async (page: Page, width: number): Promise<string[]> => {
  await page.setViewportSize({ width, height: 900 });
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return beyond > 0 ? [`${width} px wide, the page scrolls ${beyond} px sideways`] : [];
};

/** Everything in the theme of the setting; of one example of a route, or of all, in high contrast, what that theme changes. */
const accessibilityFaults = async (page: Page, { isFirst }: ExpectedPage): Promise<string[]> => {
  const violations = await violationsOf(page);
  if (isFirst || ALL) {
    await page.emulateMedia({ contrast: 'more' });
    violations.push(...(await violationsOf(page, { runOnly: ['color-contrast'] })));
    await page.emulateMedia({ contrast: null });
  }
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
};

/** The page as the server sends it: whole where visitors may see it, and in its layout alone where they may not. */
const serverFaults = (html: string, { signedIn, status }: ExpectedPage): string[] => {
  const faults: string[] = [];
  if (html.match(/<!doctype/gi)?.length !== 1) faults.push('the server sends more or less than one document');
  if (!signedIn && html.match(/<h1[\s>]/g)?.length !== 1) faults.push('the server sends more or less than one h1');
  if (status === 200 && !/<meta name="description" content="[^"]+/.test(html)) faults.push('it has no description');
  return faults;
};

const titleFaults = async (shown: string, { variant, title, notFound }: ExpectedPage, locale: Locale) => {
  const site = await titleText('variant.title', variant, locale);
  if (!notFound && title === null) return shown.endsWith(` | ${site}`) ? [] : [`its title is "${shown}"`];
  const key = notFound ? 'shell.notFound' : title;
  const own = key && (await titleText(key, variant, locale));
  const expected = own && own !== site ? `${own} | ${site}` : site;
  return shown === expected ? [] : [`its title is "${shown}", not "${expected}"`];
};

/** Faults of the title in the browser. A page behind the login sets its title after its record has been read. */
const finalTitleFaults = async (page: Page, expected: ExpectedPage, locale: Locale): Promise<string[]> => {
  let faults: string[] = [];
  const read = async () => {
    faults = await titleFaults(await page.title(), expected, locale);
    return faults.length;
  };
  // A title that stays wrong is reported with the page's other faults.
  await expect
    .poll(read, { timeout: 10_000 })
    .toBe(0)
    .catch(() => undefined);
  return faults;
};

/** Names of the other variants' zones: the demo data of each variant carry those of its own. */
const OTHER_ZONES: Record<VariantName, RegExp> = {
  ftz: /北山|Beishan/,
  bsr: /东港|自贸区|自由贸易|Donggang|donggang-ftz|Free Trade Zone/,
};

const zoneFaults = async (page: Page, { variant }: ExpectedPage): Promise<string[]> => {
  const named = await page.getByText(OTHER_ZONES[variant]).allTextContents();
  return named.slice(0, 3).map((text) => `it names another zone: ${text.slice(0, 60)}`);
};

/** Faults of a page in the browser; it is left open. */
const faultsOf = async (
  page: Page,
  messages: string[],
  expected: ExpectedPage,
  setting: Setting,
): Promise<string[]> => {
  const [first, second] = setting.widths;
  await page.setViewportSize({ width: first, height: 900 });
  messages.length = 0;
  const response = await openWhole(page, originOfWalk(expected.variant) + expected.address);
  const faults: string[] = [];
  if (response?.status() !== expected.status) faults.push(`its status is ${response?.status()}`);
  faults.push(...serverFaults((await response?.text()) ?? '', expected));
  // On a busy machine, what is read behind the login comes after the requests have been idle for a while.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  const headings = await page.locator('h1').count();
  if (headings !== 1) faults.push(`it has ${headings} h1`);
  if ((await page.locator('html').getAttribute('lang')) !== setting.locale) faults.push('it is in another language');
  faults.push(...(await finalTitleFaults(page, expected, setting.locale)), ...(await zoneFaults(page, expected)));
  faults.push(...(await sidewaysScroll(page, first)), ...(await accessibilityFaults(page, expected)));
  faults.push(...(await sidewaysScroll(page, second)));
  // The browser itself reports the status of a page that was not found.
  faults.push(...messages.filter((text) => !(expected.notFound && text.includes('status of 404'))));
  return faults;
};

const walk = async (context: BrowserContext, pages: readonly ExpectedPage[], setting: Setting) => {
  await prepare(context);
  const page = await context.newPage();
  const messages = listen(page);
  const faultsByAddress: Record<string, string[]> = {};
  for (const expected of pages) {
    const faults = await faultsOf(page, messages, expected, setting).catch((error) => [String(error)]);
    if (faults.length > 0) faultsByAddress[expected.address] = faults;
  }
  await context.close();
  return faultsByAddress;
};

const contextOf = async (setting: Setting, variant: VariantName, signedIn: boolean) => ({
  locale: setting.locale,
  colorScheme: setting.colorScheme,
  reducedMotion: 'reduce' as const,
  ...(signedIn && { storageState: await storageOf(originOfWalk(variant), 'demo') }),
});

const inEveryVariant = pagesOf(VARIANT_NAMES[0])
  .map(({ address }) => address)
  .filter((address) => VARIANT_NAMES.every((variant) => pagesOf(variant).some((page) => page.address === address)));

/**
 * Further examples of a route that all variants have, whose code is the first one's. Records of the user that are missing are not
 * among them: the browser alone finds that out.
 */
const isFurther = ({ isFirst, address, notFound, signedIn }: ExpectedPage) =>
  !isFirst && !(notFound && signedIn) && inEveryVariant.includes(address);

/**
 * Whether a page is opened. Of the routes that all variants have, the first example is opened once in each variant and once in
 * each setting, and of the others what the server sends is read: the walk stays short. With a filter, or in all settings, every
 * page is opened in each.
 */
const opens = (setting: Setting, page: ExpectedPage): boolean => {
  const index = inEveryVariant.indexOf(page.address);
  if (index < 0 || process.env.ROUTES || ALL) return true;
  return !isFurther(page) && SETTINGS[(index + VARIANT_NAMES.indexOf(page.variant)) % SETTINGS.length] === setting;
};

test.describe.configure({ mode: 'parallel' });

for (const variant of VARIANT_NAMES) {
  for (const setting of SETTINGS) {
    for (const [who, signedIn] of [
      ['a visitor', false],
      ['an enterprise', true],
    ] as const) {
      const pages = pagesOf(variant).filter((page) => page.signedIn === signedIn && opens(setting, page));
      // A filter may leave none.
      if (pages.length === 0) continue;
      const title = `every page of ${variant} holds for ${who}, in ${setting.locale}, ${setting.colorScheme}`;
      test(title, { tag: '@routes' }, async ({ browser }) => {
        test.setTimeout(30_000 + pages.length * 10_000);
        const context = await browser.newContext(await contextOf(setting, variant, signedIn));
        expect(await walk(context, pages, setting)).toEqual({});
      });
    }
  }
}

/** The characters that React escapes in a title. */
const decode = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

/** Faults of a page as the server sends it. */
const faultsOfAnswer = async (expected: ExpectedPage, locale: Locale): Promise<string[]> => {
  const response = await fetch(originOf(expected.variant) + expected.address, {
    headers: { 'accept-language': locale },
  });
  const html = (await response.text()).replace(/<script[^>]*>.*?<\/script>/gs, '');
  const faults = serverFaults(html, expected);
  if (response.status !== expected.status) faults.push(`its status is ${response.status}`);
  if (!html.includes(`<html lang="${locale}"`)) faults.push('it is in another language');
  faults.push(...(await titleFaults(decode(/<title>([^<]*)/.exec(html)?.[1] ?? ''), expected, locale)));
  const zone = OTHER_ZONES[expected.variant].exec(html);
  return zone ? [...faults, `it names another zone: ${zone[0]}`] : faults;
};

for (const variant of VARIANT_NAMES) {
  test(`the server of ${variant} sends every further example of a route whole`, async () => {
    const faultsByAddress: Record<string, string[]> = {};
    for (const [index, page] of pagesOf(variant).filter(isFurther).entries()) {
      const faults = await faultsOfAnswer(page, index % 2 === 0 ? 'zh-CN' : 'en');
      if (faults.length > 0) faultsByAddress[page.address] = faults;
    }
    expect(faultsByAddress).toEqual({});
  });
}

test('React runs on its development files, which alone report mismatches', async ({ page }) => {
  const said = listen(page);
  // A browser extension may change a text before React takes over.
  await page.route(`${DEVELOPMENT}/login`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<h1[^>]*>)([^<]+)/, '$1mismatch');
    await route.fulfill({ response, body });
  });
  await page.goto(`${DEVELOPMENT}/login`, { waitUntil: 'networkidle' });
  await expect.poll(() => said.join('\n')).toMatch(/hydrat/i);
});
