import type { ManifestRoute } from './route.types.ts';

export const roadshowRoutes: readonly ManifestRoute[] = [
  {
    path: '/userCenter/user/space',
    access: 'login',
    state: 'built',
    title: 'roadshow.title',
    examples: [
      { address: '/userCenter/user/space', picture: { name: 'bookings', setting: 'desktop' } },
      { address: '/userCenter/user/space?view=calendar', picture: { name: 'bookings-calendar', setting: 'phone' } },
      { address: '/userCenter/user/space?booking=seed-202611-own-1' },
      { address: '/userCenter/user/space?booking=none', missing: true },
    ],
  },
];
