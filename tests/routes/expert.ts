import type { ManifestRoute } from './route.types.ts';

export const expertRoutes: readonly ManifestRoute[] = [
  {
    path: '/expert',
    state: 'built',
    access: 'public',
    title: 'expert.title',
    examples: [
      { address: '/expert', picture: { name: 'experts', setting: 'desktop' } },
      { address: '/expert?q=箱体漏热&field=cold_chain' },
      { address: '/expert?field=none&page=none&sort=none' },
    ],
  },
  {
    path: '/expert/$id',
    state: 'built',
    access: 'public',
    title: { from: 'data' },
    examples: [
      { address: '/expert/expert-1', picture: { name: 'expert', setting: 'phone' } },
      { address: '/expert/none', status: 404 },
    ],
  },
  {
    path: '/talent',
    access: 'public',
    state: 'built',
    title: 'contentTalent.title',
    examples: [{ address: '/talent' }],
  },
  {
    path: '/talent/newsBulletin',
    access: 'public',
    state: 'built',
    title: 'contentNewsBulletin.title',
    examples: [{ address: '/talent/newsBulletin' }],
  },
  {
    path: '/userCenter/user/expertManagement',
    access: 'login',
    state: 'built',
    title: 'expertManagement.title',
    examples: [
      { address: '/userCenter/user/expertManagement' },
      { address: '/userCenter/user/expertManagement?tab=form' },
      { address: '/userCenter/user/expertManagement?tab=received&status=none' },
    ],
  },
];
