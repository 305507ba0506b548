import type { ManifestRoute } from './route.types.ts';

export const authRoutes: readonly ManifestRoute[] = [
  {
    path: '/login',
    access: 'public',
    state: 'built',
    title: 'authLogin.title',
    examples: [
      { address: '/login', picture: { name: 'login', setting: 'desktop' } },
      { address: '/login?by=mobile', picture: { name: 'login-mobile', setting: 'phone' } },
    ],
  },
  {
    path: '/login/register',
    access: 'public',
    state: 'built',
    title: 'authLogin.registerTitle',
    examples: [{ address: '/login/register', picture: { name: 'register', setting: 'desktop' } }],
  },
  {
    path: '/login/forget',
    access: 'public',
    state: 'built',
    title: 'authLogin.forgetTitle',
    examples: [{ address: '/login/forget', picture: { name: 'forget', setting: 'phone' } }],
  },
  // Without a code, as after a sign-on that was refused.
  {
    path: '/login/callback',
    access: 'public',
    state: 'built',
    title: 'authLogin.callbackTitle',
    examples: [{ address: '/login/callback' }],
  },
  {
    path: '/single/login',
    access: 'public',
    state: 'built',
    title: 'authLogin.embeddedTitle',
    examples: [{ address: '/single/login', picture: { name: 'login-embedded', setting: 'desktop' } }],
  },
];
