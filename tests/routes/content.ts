import type { ManifestRoute } from './route.types.ts';

const TEMPLATES = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export const contentRoutes: readonly ManifestRoute[] = [
  {
    path: '/',
    access: 'public',
    state: 'built',
    title: 'variant.title',
    examples: [
      { address: '/', variant: 'ftz', picture: { name: 'home', setting: 'desktop' } },
      { address: '/', variant: 'bsr', picture: { name: 'bsr-home', setting: 'phone' } },
      { address: '/?dialog=booking', variant: 'ftz' },
      { address: '/?dialog=booking', variant: 'bsr', picture: { name: 'booking-closed', setting: 'desktop' } },
    ],
  },
  ...TEMPLATES.map((template) => ({
    path: `/newIndex${template}`,
    access: 'public' as const,
    demo: true as const,
    state: 16,
    title: `homeTemplate.title${template}`,
  })),
  { path: '/components', access: 'public', demo: true, state: 16, title: 'components.title' },
  { path: '/search', access: 'public', state: 16, title: 'search.title' },
  { path: '/entrance/show', access: 'public', state: 16, title: 'entranceShow.title' },
  { path: '/entrance/industry', access: 'public', state: 16, title: 'entranceIndustry.title' },
  { path: '/entrance/industryMap', access: 'public', state: 16, title: 'entranceIndustryMap.title' },
  { path: '/entrance/innovation', access: 'public', state: 16, title: 'entranceInnovation.title' },
  { path: '/info/base', access: 'public', state: 16, title: 'infoBase.title' },
  { path: '/info/innovation', access: 'public', state: 16, title: 'infoInnovation.title' },
  { path: '/info/platform', access: 'public', state: 16, title: 'infoPlatform.title' },
  { path: '/info/research', access: 'public', state: 16, title: 'infoResearch.title' },
  { path: '/listDetails', access: 'public', state: 16, title: 'listDetails.title' },
  { path: '/single', access: 'public', state: 16, title: 'single.title' },
];
