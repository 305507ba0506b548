import type { ManifestRoute } from './route.types.ts';

export const expertRoutes: readonly ManifestRoute[] = [
  { path: '/expert', access: 'public', state: 16, title: 'expert.title' },
  { path: '/expert/$id', access: 'public', state: 16, title: { from: 'data' } },
  { path: '/talent', access: 'public', state: 16, title: 'talent.title' },
  { path: '/talent/newsBulletin', access: 'public', state: 16, title: 'talentNewsBulletin.title' },
  { path: '/userCenter/user/expertManagement', access: 'login', state: 16, title: 'expertManagement.my.title' },
];
