import type { ManifestRoute, PageExample } from './route.types.ts';

const CENTRE = '/userCenter/user/businessregistration';

/** Each has a list, a form (`Add`) and a detail page (`Details`). */
const RECORDS = ['verification', 'registration', 'seals', 'banks', 'socials', 'invoices'] as const;

const page = (address: string, title: string): PageExample => ({
  address: `${CENTRE}${address}`,
  title: `registration.titles.${title}`,
});

export const registrationRoutes: readonly ManifestRoute[] = [
  {
    // The specification's pages of the six steps: one route, each page with a title of its own.
    path: `${CENTRE}/{-$step}/{-$part}`,
    access: 'login',
    state: 'built',
    title: { from: 'data' },
    examples: [
      page('', 'mine'),
      page('/oneStopUser', 'oneStopUser'),
      ...RECORDS.flatMap((record) =>
        ['', 'Add', 'Details'].map((part) => page(`/${record}${part && `/${part}`}`, `${record}${part}`)),
      ),
      { ...page('/oneStopUser?id=reg-1', 'oneStopUser'), picture: { name: 'registration', setting: 'desktop' } },
      page('/oneStopUser?id=reg-1&facts=1', 'oneStopUser'),
      { ...page('/seals/Add?id=reg-1', 'sealsAdd'), picture: { name: 'registration-step', setting: 'phone' } },
      page('/socials/Add?id=reg-1&only=1', 'socialsAdd'),
      page('/invoices/Add?id=reg-1', 'invoicesAdd'),
      page('/banks/Details?id=reg-1', 'banksDetails'),
      page('/seals?status=returned', 'seals'),
      { address: `${CENTRE}/oneStopUser?id=none`, missing: true },
      { address: `${CENTRE}/banks/Details?id=none`, missing: true },
      { address: `${CENTRE}/none`, status: 404 },
    ],
  },
  {
    path: `${CENTRE}/invoice/{-$id}`,
    access: 'login',
    state: 'built',
    title: 'registrationInvoice.title',
    examples: [
      { address: `${CENTRE}/invoice` },
      { address: `${CENTRE}/invoice/new` },
      { address: `${CENTRE}/invoice/invoice-application-4` },
      { address: `${CENTRE}/invoice/invoice-application-1?edit=1` },
    ],
  },
  {
    path: `${CENTRE}/taxRebate/{-$id}`,
    access: 'login',
    state: 'built',
    title: 'registrationTaxRebate.title',
    examples: [
      { address: `${CENTRE}/taxRebate` },
      { address: `${CENTRE}/taxRebate/new` },
      { address: `${CENTRE}/taxRebate/tax-rebate-5` },
      { address: `${CENTRE}/taxRebate/tax-rebate-1?edit=1` },
    ],
  },
];
