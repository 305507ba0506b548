import type { ManifestRoute } from './route.types.ts';

export const experimentRoutes: readonly ManifestRoute[] = [
  { path: '/technological', access: 'public', state: 18, title: 'technological.title' },
  { path: '/tech/project', access: 'public', state: 18, title: 'techProject.title' },
  { path: '/experiment/instrument', access: 'public', state: 18, title: 'experimentInstrument.title' },
  { path: '/experiment/instrument/$id', access: 'public', state: 18, title: { from: 'data' } },
  { path: '/experiment/region', access: 'public', state: 18, title: 'experimentRegion.title' },
  { path: '/experiment/region/$id', access: 'public', state: 18, title: { from: 'data' } },
  { path: '/experiment/service', access: 'public', state: 18, title: 'experimentService.title' },
  { path: '/experiment/consumable', access: 'public', state: 18, title: 'experimentConsumable.title' },
  { path: '/experiment/outcome', access: 'public', state: 18, title: 'experimentOutcome.title' },
  { path: '/experiment/outcome/$id', access: 'public', state: 18, title: { from: 'data' } },
  { path: '/experiment/laboratory', access: 'public', state: 18, title: 'experimentLaboratory.title' },
  { path: '/experiment/laboratory/$id', access: 'public', state: 18, title: { from: 'data' } },
  {
    path: '/userCenter/user/technical',
    access: 'login',
    state: 'built',
    title: 'orderList.pages.instrument.title',
    examples: [
      { address: '/userCenter/user/technical' },
      { address: '/userCenter/user/technical?order=order-37' },
      { address: '/userCenter/user/technical?view=all' },
    ],
  },
  {
    path: '/userCenter/user/technical/facility',
    access: 'login',
    state: 'built',
    title: 'orderList.pages.facility.title',
    examples: [{ address: '/userCenter/user/technical/facility' }],
  },
  {
    path: '/userCenter/user/technical/experimental',
    access: 'login',
    state: 'built',
    title: 'orderList.pages.experimental.title',
    examples: [{ address: '/userCenter/user/technical/experimental' }],
  },
];
