import type { ManifestRoute } from './route.types.ts';

export const expertRoutes: readonly ManifestRoute[] = [
  { path: '/expert', access: 'public', state: 16 },
  { path: '/expert/$id', access: 'public', state: 16 },
  { path: '/talent', access: 'public', state: 16 },
  { path: '/talent/newsBulletin', access: 'public', state: 16 },
  { path: '/userCenter/user/expertManagement', access: 'login', state: 16 },
];
