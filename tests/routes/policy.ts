import type { ManifestRoute } from './route.types.ts';

const LIST = '/policy/policyDocument';
const CALLS = '/policy/policyDeclaration';
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
  { path: '/policy/policyAssembly', access: 'public', state: 16, title: 'policyAssembly.title' },
  { path: '/policy/policyIllustration', access: 'public', state: 16, title: 'policyIllustration.title' },
  { path: '/policy/policyIllustration/$id', access: 'public', state: 16, title: { from: 'data' } },
  { path: '/policy/policyCommon', access: 'public', state: 16, title: 'policyCommon.title' },
  { path: '/policy/policyActivity', access: 'public', state: 16, title: 'policyActivity.title' },
  { path: '/policy/policyBrowse', access: 'public', state: 16, title: 'policyBrowse.title' },
  { path: '/policy/policyBrowse/$id', access: 'public', state: 16, title: { from: 'data' } },
  {
    path: '/policy/resultsPublicityDetails/{-$id}',
    access: 'public',
    state: 16,
    title: 'policyResultsPublicityDetails.title',
  },
  {
    path: `${CENTRE}/{-$id}`,
    access: 'login',
    state: 'built',
    title: 'policyApplications.title',
    examples: [
      { address: CENTRE },
      { address: `${CENTRE}/new?call=dec-open-26`, picture: { name: 'application-form', setting: 'phone' } },
      { address: `${CENTRE}?tab=subscriptions`, picture: { name: 'subscriptions', setting: 'phone' } },
    ],
  },
];
