import type { ManifestRoute } from './route.types.ts';

const USER = '/userCenter/user';

export const accountRoutes: readonly ManifestRoute[] = [
  {
    path: '/userCenter',
    access: 'login',
    state: 'built',
    title: 'accountOverview.title',
    examples: [{ address: '/userCenter', picture: { name: 'user-centre', setting: 'desktop' } }],
  },
  { path: USER, access: 'login', state: 'redirect' },
  {
    path: `${USER}/informate`,
    access: 'login',
    state: 'built',
    title: 'accountEnterprise.title',
    examples: [
      { address: `${USER}/informate`, picture: { name: 'enterprise', setting: 'desktop' } },
      { address: `${USER}/informate?edit=current` },
    ],
  },
  {
    path: `${USER}/informate/firmList`,
    access: 'login',
    state: 'built',
    title: 'accountSettings.passwordTitle',
    examples: [{ address: `${USER}/informate/firmList` }],
  },
  {
    path: `${USER}/informate/userList`,
    access: 'login',
    state: 'built',
    title: 'accountSettings.profileTitle',
    examples: [{ address: `${USER}/informate/userList` }],
  },
  {
    path: `${USER}/material/address`,
    access: 'login',
    state: 'built',
    title: 'accountAddresses.title',
    examples: [
      { address: `${USER}/material/address`, picture: { name: 'addresses', setting: 'phone' } },
      { address: `${USER}/material/address?edit=new` },
    ],
  },
];
