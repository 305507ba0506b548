import { describe, expect, it } from 'vitest';
import type { VariantNav } from '../variants/nav.types.ts';
import { navMatches } from './nav-matches.ts';

const nav = {
  items: [
    { id: 'policy', title: '政策', href: '/policy' },
    {
      id: 'highlights',
      title: '亮点',
      panel: {
        kind: 'groups',
        groups: [
          {
            title: '路演',
            items: [
              { title: '路演中心预约', href: '?dialog=booking' },
              { title: '云上路演', note: '即将开放' },
              { title: '活动', href: '/event' },
            ],
          },
        ],
      },
    },
    { id: 'about', title: '关于我们', href: '#footer' },
  ],
  footer: [],
} as unknown as VariantNav;
const found = (q: string) => navMatches(nav, q).map(({ href }) => href);

describe('the pages of a search', () => {
  it.each([
    ['路演', ['?dialog=booking', '/event']],
    ['路演中心', ['?dialog=booking']],
    ['活动 报名', ['/event']],
    ['关于我们', []],
    ['冷链', []],
    ['', []],
    ['路', []],
  ])('%s', (q, hrefs) => expect(found(q)).toEqual(hrefs));
});
