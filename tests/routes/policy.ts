import type { ManifestRoute } from './route.types.ts';

const LIST = '/policy/policyDocument';
const CALLS = '/policy/policyDeclaration';
const PICTURES = '/policy/policyIllustration';
const BROWSE = '/policy/policyBrowse';
const RESULTS = '/policy/resultsPublicityDetails';
const CENTRE = '/userCenter/user/policyManagement';

export const policyRoutes: readonly ManifestRoute[] = [
  {
    path: '/policy',
    access: 'public',
    state: 'built',
    title: 'policyLanding.title',
    examples: [{ address: '/policy', picture: { name: 'policy', setting: 'desktop' } }],
  },
  {
    path: '/policy/policyRecommend',
    access: 'login',
    state: 'built',
    title: 'policyRecommend.title',
    examples: [{ address: '/policy/policyRecommend', picture: { name: 'recommend', setting: 'desktop' } }],
  },
  {
    path: LIST,
    access: 'public',
    state: 'built',
    title: 'policyList.documents.title',
    examples: [
      { address: LIST, picture: { name: 'documents', setting: 'desktop' } },
      { address: `${LIST}?q=冷链&industry=ind-coldchain`, picture: { name: 'documents-found', setting: 'phone' } },
      { address: `${LIST}?q=nothing-has-this-word` },
    ],
  },
  {
    path: `${LIST}/$id`,
    access: 'public',
    state: 'built',
    title: { from: 'data' },
    examples: [
      { address: `${LIST}/pol-0001`, picture: { name: 'document', setting: 'desktop' } },
      { address: `${LIST}/pol-0002?compare=pol-0002-v1`, picture: { name: 'versions', setting: 'desktop' } },
      { address: `${LIST}/pol-0002?compare=no-such-version`, status: 404 },
      { address: `${LIST}/no-such-policy`, status: 404 },
    ],
  },
  {
    path: CALLS,
    access: 'public',
    state: 'built',
    title: 'policyList.calls.title',
    examples: [
      { address: CALLS },
      { address: `${CALLS}?status=open&status=closing`, picture: { name: 'declarations', setting: 'phone' } },
    ],
  },
  {
    path: `${CALLS}/$id`,
    access: 'public',
    state: 'built',
    title: { from: 'data' },
    examples: [
      { address: `${CALLS}/dec-open-26`, picture: { name: 'declaration', setting: 'phone' } },
      {
        address: `${CALLS}/dec-open-26`,
        signedIn: true,
        picture: { name: 'declaration-matched', setting: 'desktop' },
      },
    ],
  },
  {
    path: '/policy/policyAssembly',
    access: 'public',
    state: 'built',
    title: 'policyReading.assembly.title',
    examples: [{ address: '/policy/policyAssembly' }],
  },
  {
    path: PICTURES,
    access: 'public',
    state: 'built',
    title: 'policyReading.illustration.title',
    examples: [{ address: PICTURES }],
  },
  {
    path: `${PICTURES}/$id`,
    access: 'public',
    state: 'built',
    title: { from: 'data' },
    examples: [
      { address: `${PICTURES}/ill-01`, picture: { name: 'illustration', setting: 'desktop' } },
      { address: `${PICTURES}/no-such-illustration`, status: 404 },
    ],
  },
  {
    path: '/policy/policyCommon',
    access: 'public',
    state: 'built',
    title: 'policyFaq.title',
    examples: [
      { address: '/policy/policyCommon?q=研发费用', picture: { name: 'questions', setting: 'phone' } },
      { address: '/policy/policyCommon?category=finance' },
    ],
  },
  {
    path: '/policy/policyCommon/$id',
    access: 'public',
    state: 'built',
    title: { from: 'data' },
    examples: [
      { address: '/policy/policyCommon/faq-001' },
      { address: '/policy/policyCommon/no-such-question', status: 404 },
    ],
  },
  {
    path: '/policy/policyActivity',
    access: 'public',
    state: 'built',
    title: 'policyActivity.title',
    examples: [{ address: '/policy/policyActivity' }, { address: '/policy/policyActivity?view=calendar' }],
  },
  {
    path: BROWSE,
    access: 'public',
    state: 'built',
    title: 'policyPublications.title',
    examples: [{ address: BROWSE }, { address: `${BROWSE}?tab=publicity` }, { address: `${BROWSE}?tab=canvass` }],
  },
  {
    path: `${BROWSE}/$id`,
    access: 'public',
    state: 'built',
    title: { from: 'data' },
    examples: [
      { address: `${BROWSE}/ann-001` },
      { address: `${BROWSE}/can-001?tab=canvass`, signedIn: true },
      { address: `${BROWSE}/no-such-announcement`, status: 404 },
    ],
  },
  {
    path: `${RESULTS}/{-$id}`,
    access: 'public',
    state: 'built',
    title: { from: 'data' },
    examples: [
      { address: `${RESULTS}/pub-001`, picture: { name: 'publicity', setting: 'desktop' } },
      { address: RESULTS },
      { address: `${RESULTS}/pub-001?q=nothing-has-this-word` },
      { address: `${RESULTS}/no-such-list`, status: 404 },
    ],
  },
  {
    path: `${CENTRE}/{-$id}`,
    access: 'login',
    state: 'built',
    title: 'policyApplications.title',
    examples: [
      { address: CENTRE },
      { address: `${CENTRE}/new?call=dec-open-26`, picture: { name: 'application-form', setting: 'phone' } },
      { address: `${CENTRE}?tab=questions` },
      { address: `${CENTRE}?tab=subscriptions`, picture: { name: 'subscriptions', setting: 'phone' } },
    ],
  },
];
