import { businessItems } from '../../pages/business/item-data.ts';
import { contentItems } from '../../pages/content/item-data.ts';
import { eventItems } from '../../pages/event/item-data.ts';
import { experimentItems } from '../../pages/experiment/item-data.ts';
import { expertItems } from '../../pages/expert/item-data.ts';
import { financeItems } from '../../pages/finance/item-data.ts';
import { materialItems } from '../../pages/material/item-data.ts';
import { policyItems } from '../../pages/policy/item-data.ts';
import { spaceItems } from '../../pages/space/item-data.ts';
import { supplyItems } from '../../pages/supply/item-data.ts';
import type { ItemData, ItemPage } from '../../platform/item-data.ts';

/** Of every domain, by route id. */
export const ITEMS: ItemData = {
  ...policyItems,
  ...contentItems,
  ...eventItems,
  ...experimentItems,
  ...expertItems,
  ...spaceItems,
  ...businessItems,
  ...financeItems,
  ...materialItems,
  ...supplyItems,
};

const SIGNS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
const plain = (html: string) =>
  html.replace(/<[^>]*>/g, '').replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => SIGNS[sign] ?? sign);

/** The path that the page shows (`Breadcrumb` of ui), read off its markup so that the two never differ; null for none. */
export const breadcrumbOf = (app: string, { url }: Pick<ItemPage, 'url'>): object | null => {
  for (const [, list = ''] of app.matchAll(/<nav[^>]*><ol[^>]*>(.*?)<\/ol><\/nav>/gs)) {
    const steps = [...list.matchAll(/<li[^>]*><(?:a|span)([^>]*)>(.*?)<\/(?:a|span)><\/li>/gs)].map(
      ([, attributes = '', name = '']) => ({ href: /\bhref="([^"]*)"/.exec(attributes)?.[1], name: plain(name) }),
    );
    if (steps[0]?.href !== '/') continue;
    return {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(({ href, name }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: href === undefined ? url : new URL(plain(href), url).href,
      })),
    };
  }
  return null;
};

interface LoadedMatch {
  routeId: string;
  loaderData?: unknown;
}

/** What search engines are told of a page: its item, where its domain describes it, and its path. Null for neither. */
export const pageData = ({ routeId, loaderData }: LoadedMatch, page: ItemPage, app: string): object | null => {
  const item = loaderData === undefined ? null : (ITEMS[routeId]?.(loaderData, page) ?? null);
  const nodes = [item && { ...item, url: page.url, mainEntityOfPage: page.url }, breadcrumbOf(app, page)].filter(
    (node) => node !== null,
  );
  return nodes.length > 0 ? { '@context': 'https://schema.org', '@graph': nodes } : null;
};
