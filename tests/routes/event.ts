import type { ManifestRoute } from './route.types.ts';

export const eventRoutes: readonly ManifestRoute[] = [
  {
    path: '/activity',
    access: 'public',
    state: 'built',
    title: 'eventActivity.title',
    examples: [{ address: '/activity' }, { address: '/activity?view=list&category=training' }],
  },
  {
    path: '/event',
    access: 'public',
    state: 'built',
    title: 'event.title',
    examples: [
      { address: '/event', picture: { name: 'events', setting: 'desktop' } },
      { address: '/event?view=calendar&month=2026-12' },
      { address: '/event?view=calendar&month=2026-99&status=none&page=-1&sort=none' },
    ],
  },
  {
    path: '/event/$id',
    access: 'public',
    state: 'built',
    title: { from: 'data' },
    examples: [
      { address: '/event/event-42', picture: { name: 'event', setting: 'phone' } },
      { address: '/event/event-01' },
      { address: '/event/event-0', status: 404 },
    ],
  },
  {
    path: '/userCenter/user/event',
    access: 'login',
    state: 'built',
    title: 'eventMine.title',
    examples: [{ address: '/userCenter/user/event' }],
  },
];
