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
  {
    path: '/newIndex{$template}',
    access: 'public',
    demo: true,
    state: 'built',
    title: 'homeTemplates.title',
    examples: [
      ...TEMPLATES.map((template) => ({ address: `/newIndex${template}` })),
      { address: '/newIndex9', status: 404 },
    ],
  },
  {
    path: '/components',
    access: 'public',
    demo: true,
    state: 'built',
    title: 'components.title',
    examples: [{ address: '/components' }],
  },
  {
    path: '/search',
    access: 'public',
    state: 'built',
    title: 'search.title',
    examples: [
      { address: '/search?q=冷链', picture: { name: 'search', setting: 'desktop' } },
      { address: '/search' },
      { address: '/search?q=qqqzzzxx' },
      { address: '/search?q=a&kind=none&page=none' },
    ],
  },
  {
    path: '/entrance/show',
    access: 'public',
    state: 'built',
    title: 'contentShow.title',
    examples: [{ address: '/entrance/show' }, { address: '/entrance/show?video=video-01', variant: 'ftz' }],
  },
  {
    path: '/entrance/industry',
    access: 'public',
    state: 'built',
    title: 'contentIndustry.title',
    examples: [{ address: '/entrance/industry' }],
  },
  {
    path: '/entrance/industryMap',
    access: 'public',
    state: 'built',
    title: 'contentIndustryMap.title',
    examples: [
      { address: '/entrance/industryMap', picture: { name: 'industry-map', setting: 'desktop' } },
      { address: '/entrance/industryMap?chain=biomedicine&view=list' },
      { address: '/entrance/industryMap?view=map', variant: 'ftz' },
      { address: '/entrance/industryMap?chain=no-such-chain', status: 404 },
    ],
  },
  {
    path: '/entrance/innovation',
    access: 'public',
    state: 'built',
    title: 'contentInnovation.title',
    examples: [{ address: '/entrance/innovation' }],
  },
  {
    path: '/info/base',
    access: 'public',
    state: 'built',
    title: 'contentBase.title',
    examples: [{ address: '/info/base' }],
  },
  {
    path: '/info/innovation',
    access: 'public',
    state: 'built',
    title: 'contentCenters.title',
    examples: [{ address: '/info/innovation' }, { address: '/info/innovation?field=robots' }],
  },
  {
    path: '/info/platform',
    access: 'public',
    state: 'built',
    title: 'contentPlatform.title',
    examples: [{ address: '/info/platform?q=nothing-has-this-word' }],
  },
  {
    path: '/info/research',
    access: 'public',
    state: 'built',
    title: 'contentResearch.title',
    examples: [{ address: '/info/research?field=biotech' }],
  },
  {
    path: '/listDetails',
    access: 'public',
    state: 'built',
    title: { from: 'data' },
    examples: [
      { address: '/listDetails?id=news-001', picture: { name: 'article', setting: 'phone' } },
      { address: '/listDetails?id=no-such-item', status: 404 },
    ],
  },
  {
    path: '/single',
    access: 'public',
    state: 'built',
    title: 'contentSingle.title',
    examples: [{ address: '/single' }],
  },
];
