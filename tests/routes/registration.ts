import type { ManifestRoute } from './route.types.ts';

const CENTRE = '/userCenter/user/businessregistration';

/** Each has a list, a form (`Add`) and a detail page (`Details`). */
const RECORDS = ['registration', 'banks', 'seals', 'socials', 'invoices', 'verification'] as const;

export const registrationRoutes: readonly ManifestRoute[] = [
  { path: CENTRE, access: 'login', state: 20, title: 'businessregistration.my.title' },
  { path: `${CENTRE}/oneStopUser`, access: 'login', state: 20, title: 'businessregistrationOneStopUser.title' },
  { path: `${CENTRE}/invoice`, access: 'login', state: 20, title: 'businessregistrationInvoice.title' },
  { path: `${CENTRE}/taxRebate`, access: 'login', state: 20, title: 'businessregistrationTaxRebate.title' },
  ...RECORDS.flatMap((record) =>
    ['', 'Add', 'Details'].map((page) => ({
      path: `${CENTRE}/${record}${page && `/${page}`}`,
      access: 'login' as const,
      state: 20,
      title: `${record}${page}.title`,
    })),
  ),
];
