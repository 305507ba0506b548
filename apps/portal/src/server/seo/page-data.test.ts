import { expect, test } from 'vitest';
import { breadcrumbOf, pageData } from './page-data.ts';

const page = {
  url: 'https://zone.example/event/evt-1',
  locale: 'zh-CN',
  search: {},
  fileUrl: (id: string) => `/${id}`,
} as const;
const TRAIL =
  '<nav aria-label="p"><ol class="l"><li class="i"><a href="/" class="k">首页</a></li><li><a class="k" href="/event?a=1&amp;b=2">R&amp;D &lt;b&gt;</a></li><li class="i"><span aria-current="page">A &quot;B&quot;</span></li></ol></nav>';

test('the path of a page is the one that it shows', () => {
  expect(breadcrumbOf(`<div><nav><ol><li><a href="?page=2">2</a></li></ol></nav>${TRAIL}</div>`, page)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: '首页', item: 'https://zone.example/' },
      { '@type': 'ListItem', position: 2, name: 'R&D <b>', item: 'https://zone.example/event?a=1&b=2' },
      { '@type': 'ListItem', position: 3, name: 'A "B"', item: page.url },
    ],
  });
});

test('a page without item and path tells nothing', () => {
  expect(pageData({ routeId: '/search' }, page, '<main></main>')).toBeNull();
});

test('an item has the address of its page', () => {
  const faq = { title: 'Q', answer: 'A', office: 'O', lang: 'zh-CN' };
  expect(pageData({ routeId: '/policy/policyCommon/$id', loaderData: faq }, page, '')).toMatchObject({
    '@graph': [{ '@type': 'FAQPage', url: page.url, mainEntity: [{ name: 'Q' }] }],
  });
});
