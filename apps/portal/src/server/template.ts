import { themeScript } from '@zonekit/ui/theme-script';
import { CONFIG_ID, type PublicConfig } from '../config.ts';
import { LOCALES } from '../preferences/preferences.ts';
import type { Head } from '../shell/head-of.ts';

/** What pages need beyond the entry's files. Made by `build.ts`. */
export interface Assets {
  /** Style sheets and modules by route id. */
  routes: Record<string, { css: string[]; js: string[] }>;
  /** The module of a catalogue by name space and language. */
  words: Record<string, Record<string, string>>;
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

/** The page's address without the language, and once per language for search engines. Source: design.md, i18n. */
const links = (url: URL): string => {
  const at = (lang: string | null) => {
    const copy = new URL(url);
    copy.searchParams.delete('lang');
    if (lang) copy.searchParams.set('lang', lang);
    return escapeHtml(copy.href);
  };
  const alternate = (hreflang: string, href: string) => `<link rel="alternate" hreflang="${hreflang}" href="${href}">`;
  return [
    `<link rel="canonical" href="${at(null)}">`,
    ...LOCALES.map((locale) => alternate(locale, at(locale))),
    alternate('x-default', at(null)),
  ].join('\n');
};

/** Puts a page into `index.html`. Pure; texts are escaped here and nowhere else. */
export const fillTemplate = (template: string, page: Page): string => {
  const of = (kind: 'css' | 'js') => [...new Set(page.routes.flatMap((id) => page.assets.routes[id]?.[kind] ?? []))];
  const catalogues = page.words.flatMap((name) => page.assets.words[name]?.[page.attributes.lang ?? ''] ?? []);
  const head = [
    `<script nonce="${page.nonce}">${themeScript}</script>`,
    `<title>${escapeHtml(page.head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.head.description)}">`,
    links(page.url),
    `<link rel="icon" href="${page.icon}">`,
    ...of('css').map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    ...[...of('js'), ...catalogues].map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
  ].join('\n');
  const attributes = Object.entries(page.attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const config = `<script type="application/json" id="${CONFIG_ID}">${jsonBlock(page.config)}</script>`;
  return template
    .replace(HTML_TAG, () => `<html${attributes.join('')}>`)
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => page.app)
    .replace('<!--state-->', () => config + page.state);
};
