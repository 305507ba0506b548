import type { PageAddress } from '@zonekit/api-client/search/contract';
import { LOCALES } from '../../platform/preferences/preferences.ts';
import { isArea } from '../canonical-path.ts';
import { addressIn } from './address-in.ts';

/** Addresses in one file. Source: sitemaps.org. */
export const MOST_ADDRESSES = 50_000;

/** Pages that are nobody's to find: those of one user, forms of the login, search results, templates of the home page. */
const HIDDEN = ['/userCenter', '/login', '/single/login', '/search', '/newIndex', '/policy/policyRecommend'];
/** Show what their query names, and nothing without one. */
const NEEDS_QUERY = [
  '/business',
  '/businessService/details',
  '/finance/bondDetails',
  '/finance/investmentDetails',
  '/listDetails',
  '/space/briefIntroduction',
  '/space/map',
  '/space/reserve',
];

/** The pages without parameters, of all routes of a build. @param ids of the routes */
export const plainPages = (ids: readonly string[]): string[] => {
  const paths = ids.map((id) => id.replace(/\/\{-\$\w+\}$/, '').replace(/(.)\/$/, '$1'));
  return [...new Set(paths)].filter(
    (path) =>
      path.startsWith('/') &&
      !path.includes('$') &&
      !isArea(path) &&
      !NEEDS_QUERY.includes(path) &&
      !HIDDEN.some((hidden) => path === hidden || path.startsWith(`${hidden}/`)),
  );
};

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const lastmod = (day: string | null | undefined): string => (day ? `<lastmod>${day}</lastmod>` : '');

const entry = (url: URL, changedOn: string | null): string => {
  const links = LOCALES.map(
    (locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${escapeXml(addressIn(url, locale))}"/>`,
  );
  return `<url><loc>${escapeXml(addressIn(url, null))}</loc>${lastmod(changedOn)}${links.join('')}</url>`;
};

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const pagesOf = (pages: readonly PageAddress[], part: number): readonly PageAddress[] =>
  pages.slice((part - 1) * MOST_ADDRESSES, part * MOST_ADDRESSES);

/** The latest change in a file; undefined where none is recorded. */
const latestIn = (pages: readonly PageAddress[], part: number): string | undefined =>
  pagesOf(pages, part)
    .flatMap(({ changed_on }) => changed_on ?? [])
    .reduce<string | undefined>((latest, day) => (latest === undefined || day > latest ? day : latest), undefined);

/** A file of addresses. @param part from 1 */
const fileOf = (pages: readonly PageAddress[], origin: string, part: number): string => {
  const entries = pagesOf(pages, part).map(({ path, changed_on }) => entry(new URL(path, origin), changed_on));
  return `${HEAD}<urlset ${SPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
};

/**
 * The sitemap, or its index where there are more addresses than a file may have. Null for a part that there is not.
 * @param part of an index, from 1; null for `/sitemap.xml` itself
 */
export const sitemap = (pages: readonly PageAddress[], origin: string, part: number | null): string | null => {
  const parts = Math.ceil(pages.length / MOST_ADDRESSES);
  if (part !== null) return part >= 1 && part <= parts ? fileOf(pages, origin, part) : null;
  if (parts <= 1) return fileOf(pages, origin, 1);
  const files = Array.from({ length: parts }, (_, index) => {
    const part = index + 1;
    const changed = lastmod(latestIn(pages, part));
    return `<sitemap><loc>${escapeXml(`${origin}/sitemap-${part}.xml`)}</loc>${changed}</sitemap>`;
  });
  return `${HEAD}<sitemapindex ${SPACE}>\n${files.join('\n')}\n</sitemapindex>\n`;
};

/** What crawlers may read, and where the sitemap is. */
export const robots = (origin: string): string =>
  ['User-agent: *', ...HIDDEN.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
