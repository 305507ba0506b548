import type { ManifestRoute } from './route.types.ts';

export const eventRoutes: readonly ManifestRoute[] = [
  { path: '/activity', access: 'public', state: 16, title: 'activity.title' },
  { path: '/event', access: 'public', state: 16, title: 'event.title' },
  { path: '/event/$id', access: 'public', state: 16, title: { from: 'data' } },
  { path: '/userCenter/user/event', access: 'login', state: 16, title: 'event.my.title' },
];
