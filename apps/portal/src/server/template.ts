import { themeScript } from '@zonekit/ui/theme-script';
import { CONFIG_ID, type PublicConfig } from '../platform/config.ts';
import { LOCALES, type Locale } from '../platform/preferences/preferences.ts';
import type { Head } from '../shell/head-of.ts';
import { isAlone } from '../shell/is-alone.ts';
import { addressIn } from './seo/address-in.ts';

/** What pages are made of, by address: `/assets/…`. Made by `build.ts`. */
export interface Assets {
  /** `main` starts a page; `js` is all that it imports, itself among them. */
  entry: { main: string; css: string[]; js: string[] };
  /** Style sheets and modules by route id, beyond the entry's; `later` are the sheets of a static page's code, which stays away. */
  routes: Record<string, { css: string[]; later: string[]; js: string[] }>;
  /** The module of a catalogue by name space and language. */
  words: Record<string, Record<string, string>>;
  /** The text of each style sheet. */
  styles: Record<string, string>;
}

export interface Page {
  url: URL;
  attributes: Record<string, string>;
  icon: string;
  head: Head;
  nonce: string;
  /** Name spaces of the words that the page has loaded. */
  words: readonly string[];
  routes: readonly string[];
  /** For search engines, as JSON-LD; null for none. */
  structuredData: object | null;
  assets: Assets;
  config: PublicConfig;
  app: string;
  state: string;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** JSON that can stand inside a script element: no `<`, so that no text in it ends the element. */
const jsonBlock = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const HTML_TAG = '<html lang="zh-CN">';

/** The page's address once per language for search engines, and without one. Source: design.md, i18n. */
const links = (url: URL): string => {
  const at = (lang: Locale | null) => escapeHtml(addressIn(url, lang));
  const alternate = (hreflang: string, href: string) => `<link rel="alternate" hreflang="${hreflang}" href="${href}">`;
  return [
    `<link rel="canonical" href="${at(null)}">`,
    ...LOCALES.map((locale) => alternate(locale, at(locale))),
    alternate('x-default', at(null)),
  ].join('\n');
};

/**
 * Style sheets in the page itself: it can be painted with its first bytes. Each is named by a link that loads nothing, from
 * which the bundler's preloading sees that a sheet is there already.
 */
const inlineStyles = (assets: Assets, hrefs: readonly string[]): string[] => [
  `<style>${hrefs.map((href) => assets.styles[href] ?? '').join('\n')}</style>`,
  ...hrefs.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
];

/** Sheets without a class that the HTML has. */
const unusedSheets = (assets: Assets, hrefs: readonly string[], html: string): string[] => {
  if (hrefs.length === 0) return [];
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const isUsed = (sheet: string) =>
    [...sheet.matchAll(/\.([a-z_][\w-]*)/gi)].some(([, name = '']) => classes.has(name));
  return hrefs.filter((href) => !isUsed(assets.styles[href] ?? ''));
};

/**
 * Loads the scripts behind the first paint, so that they take nothing from it; at once where nothing is painted (a tab in
 * the background) or the visitor is quicker. The last of the page: what it starts reads all that stands above. A press that comes before it is
 * noted for the kit's nav, which then opens, and for parts with `useEarlyPresses`.
 */
const loader = (main: string, others: readonly string[]): string => `
let go = () => {
  go = () => {};
  for (const href of ${JSON.stringify(others)}) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  import(${JSON.stringify(main)});
};
if (document.hidden) go();
else requestAnimationFrame(() => setTimeout(() => go()));
for (const type of ['pointerdown', 'keydown']) addEventListener(type, () => go(), { once: true, capture: true });
addEventListener('click', ({ target }) => {
  window.zkEarlyPress = target.closest('button');
  window.zkPresses = [...(window.zkPresses ?? []).slice(-9), target.closest('button, input')];
}, true);
`;

/** Notes Ctrl+K (on Apple's systems ⌘K) for the command palette, whose code comes when the browser is idle: the keys of the kit's `isPaletteHotkey`. */
const noteHotkey = `
window.zkPalette = 'awaited';
addEventListener('keydown', (event) => {
  const apple = /^(Mac|iP)/.test(navigator.platform);
  const { key, metaKey, ctrlKey, altKey, shiftKey } = event;
  if (!window.zkPalette || key.toLowerCase() !== 'k' || metaKey !== apple || ctrlKey === apple || altKey || shiftKey) return;
  event.preventDefault();
  window.zkPalette = 'pressed';
});
`;

/** Puts a page into `index.html`. Pure; texts are escaped here and nowhere else. */
export const fillTemplate = (template: string, page: Page): string => {
  const { assets } = page;
  const of = (kind: 'css' | 'js') => [
    ...new Set([...assets.entry[kind], ...page.routes.flatMap((id) => assets.routes[id]?.[kind] ?? [])]),
  ];
  // The code of a static page brings its sheets when it comes: those that style nothing yet stay away with it.
  const later = page.routes.flatMap((id) => assets.routes[id]?.later ?? []);
  const unused = unusedSheets(assets, later, page.app);
  const catalogues = page.words.flatMap((name) => assets.words[name]?.[page.attributes.lang ?? ''] ?? []);
  const head = [
    `<script nonce="${page.nonce}">${themeScript}</script>`,
    `<title>${escapeHtml(page.head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.head.description)}">`,
    links(page.url),
    `<link rel="icon" href="${page.icon}">`,
    ...(page.structuredData ? [`<script type="application/ld+json">${jsonBlock(page.structuredData)}</script>`] : []),
    ...inlineStyles(
      assets,
      of('css').filter((href) => !unused.includes(href)),
    ),
  ].join('\n');
  const attributes = Object.entries(page.attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const config = `<script type="application/json" id="${CONFIG_ID}">${jsonBlock(page.config)}</script>`;
  const others = [...of('js'), ...catalogues].filter((href) => href !== assets.entry.main);
  const keys = isAlone(page.url.pathname) ? '' : noteHotkey;
  // Without a server there is nothing to paint first, and no nonce for a script of the page's own.
  const start = page.app
    ? `<script type="module" nonce="${page.nonce}">${loader(assets.entry.main, others)}${keys}</script>`
    : `<script type="module" crossorigin src="${assets.entry.main}"></script>`;
  return template
    .replace(HTML_TAG, () => `<html${attributes.join('')}>`)
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => page.app)
    .replace('<!--state-->', () => config + page.state + start);
};
