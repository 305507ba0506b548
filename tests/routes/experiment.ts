import type { ManifestRoute } from './route.types.ts';

export const experimentRoutes: readonly ManifestRoute[] = [
  { path: '/technological', access: 'public', state: 18 },
  { path: '/tech/project', access: 'public', state: 18 },
  { path: '/experiment/instrument', access: 'public', state: 18 },
  { path: '/experiment/instrument/$id', access: 'public', state: 18 },
  { path: '/experiment/region', access: 'public', state: 18 },
  { path: '/experiment/region/$id', access: 'public', state: 18 },
  { path: '/experiment/service', access: 'public', state: 18 },
  { path: '/experiment/consumable', access: 'public', state: 18 },
  { path: '/experiment/outcome', access: 'public', state: 18 },
  { path: '/experiment/outcome/$id', access: 'public', state: 18 },
  { path: '/experiment/laboratory', access: 'public', state: 18 },
  { path: '/experiment/laboratory/$id', access: 'public', state: 18 },
  { path: '/userCenter/user/technical', access: 'login', state: 18 },
  { path: '/userCenter/user/technical/facility', access: 'login', state: 18 },
  { path: '/userCenter/user/technical/experimental', access: 'login', state: 18 },
];
