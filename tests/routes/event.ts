import type { ManifestRoute } from './route.types.ts';

export const eventRoutes: readonly ManifestRoute[] = [
  { path: '/activity', access: 'public', state: 16 },
  { path: '/event', access: 'public', state: 16 },
  { path: '/event/$id', access: 'public', state: 16 },
  { path: '/userCenter/user/event', access: 'login', state: 16 },
];
