import { expect, test } from 'vitest';
import bsrWords from '../variants/bsr/messages/zh-CN.ts';
import { nav as bsr } from '../variants/bsr/nav.ts';
import ftzWords from '../variants/ftz/messages/zh-CN.ts';
import { nav as ftz } from '../variants/ftz/nav.ts';
import { currentItems } from './current-nav.ts';

const NAVS = { ftz: ftz(ftzWords.nav, []), bsr: bsr(bsrWords.nav, [{ name: '工商注册', children: [] }]) };
const currentIds = (variant: keyof typeof NAVS, address: string) =>
  currentItems(
    NAVS[variant].items,
    address,
    NAVS[variant].items.map(({ id }) => id),
  ).map(({ id }) => id);

// Cause: an item was current where the path began with its id, which is the path of few: `/experiment` belongs to `industry`.
test.each([
  ['ftz', '/', ['home']],
  ['ftz', '/?bulletin=calls#home-bulletin', ['home']],
  ['ftz', '/policy', ['policy']],
  ['ftz', '/policy/policyDocument/pol-0001', ['policy']],
  ['ftz', '/innovation-voucher', ['policy']],
  ['ftz', '/space/park/1', ['industry']],
  ['ftz', '/experiment/instrument/1', ['industry']],
  ['ftz', '/experiment/consumable', ['industry']],
  ['ftz', '/technological?q=SEM', ['industry']],
  ['ftz', '/tech/project', ['industry']],
  ['ftz', '/finance/bondDetails?id=1', ['finance']],
  ['ftz', '/info/platform', ['highlights']],
  ['ftz', '/#roadshow-on-cloud', ['highlights']],
  ['ftz', '/business?category_ids=3', ['market']],
  ['ftz', '/business/42', ['market']],
  // An entry of highlights leads there too.
  ['ftz', '/talent/newsBulletin', ['news']],
  ['ftz', '/userCenter/user/space', []],
  ['ftz', '/policy-old', []],
  ['bsr', '/business?category_ids=1', ['business']],
  ['bsr', '/userCenter/user/businessregistration/verification', ['registration']],
  ['bsr', '/userCenter/user/space', []],
  ['bsr', '/technological', ['technology']],
  ['bsr', '/experiment/consumable', ['technology']],
  ['bsr', '/experiment/region/1', ['technology']],
  ['bsr', '/tech/project', ['technology']],
  ['bsr', '/finance/investment', ['finance']],
] as const)('in %s, %s belongs to %j', (variant, address, ids) => expect(currentIds(variant, address)).toEqual(ids));

test.each([
  ['/expert', ['industry', 'highlights']],
  ['/financeSupermarket', ['finance', 'market']],
] as const)('%s belongs to several items, between which the last choice decides', (address, ids) =>
  expect(currentIds('ftz', address)).toEqual(ids),
);

test.each(['ftz', 'bsr'] as const)(
  'going to the anchor of industrial activity sets the nav tab of home to 5: %s',
  (variant) => {
    expect(currentIds(variant, '/#industrial-activity')).toEqual([NAVS[variant].items[4]?.id]);
    expect(currentIds(variant, '/policy#industrial-activity')).toEqual(['policy']);
  },
);

test('the fifth tab is that of the whole nav, however many of its items are there', () => {
  const tabs = NAVS.ftz.items.map(({ id }) => id);
  const few = NAVS.ftz.items.filter(({ id }) => id === 'home' || id === 'highlights');
  expect(currentItems(few, '/#industrial-activity', tabs)).toEqual([NAVS.ftz.items[4]]);
  expect(currentItems(few.slice(0, 1), '/#industrial-activity', tabs)).toEqual([NAVS.ftz.items[0]]);
});
