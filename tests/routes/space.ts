import type { ManifestRoute } from './route.types.ts';

export const spaceRoutes: readonly ManifestRoute[] = [
  {
    path: '/space',
    access: 'public',
    state: 'built',
    title: 'spaceLanding.title',
    examples: [{ address: '/space', picture: { name: 'space', setting: 'desktop' } }],
  },
  {
    path: '/space/briefIntroduction',
    access: 'public',
    state: 'built',
    title: { from: 'data' },
    examples: [
      {
        address: '/space/briefIntroduction?type=1',
        picture: { name: 'space-introduction', setting: 'phone' },
      },
      ...[2, 3, 4].map((type) => ({ address: `/space/briefIntroduction?type=${type}` })),
    ],
  },
  {
    path: '/space/map',
    access: 'public',
    state: 'built',
    title: 'spaceMap.title',
    examples: [
      { address: '/space/map?num=1', picture: { name: 'space-map', setting: 'desktop' } },
      { address: '/space/map?num=1&rent_min=60&floors=10-20&sort=rent' },
      { address: '/space/map?num=2&view=park' },
      { address: '/space/map?num=4&state=vacant' },
      { address: '/space/map?num=3&area_min=99999' },
    ],
  },
  {
    path: '/space/panoramagram',
    access: 'public',
    state: 'built',
    title: 'spacePanorama.title',
    examples: [
      { address: '/space/panoramagram', picture: { name: 'panorama', setting: 'desktop' } },
      { address: '/space/panoramagram?scene=scene-2-2' },
      { address: '/space/panoramagram?panorama=unknown&scene=unknown' },
    ],
  },
  {
    path: '/space/park',
    access: 'public',
    state: 'built',
    title: 'spaceParks.title',
    examples: [{ address: '/space/park' }, { address: '/space/park?q=冷链&house_type=factory' }],
  },
  {
    path: '/space/park/$id',
    access: 'public',
    state: 'built',
    title: { from: 'data' },
    examples: [
      { address: '/space/park/park-1', picture: { name: 'park', setting: 'phone' } },
      { address: '/space/park/park-1?floor=building-1.2' },
      { address: '/space/park/none', status: 404 },
    ],
  },
  {
    path: '/space/office/{-$id}',
    access: 'public',
    state: 'built',
    title: { from: 'data' },
    examples: [
      { address: '/space/office' },
      { address: '/space/office/unit-1', picture: { name: 'unit', setting: 'desktop' } },
      { address: '/space/office/no-such-unit', status: 404 },
    ],
  },
  {
    path: '/space/factory/{-$id}',
    access: 'public',
    state: 'built',
    title: { from: 'data' },
    examples: [{ address: '/space/factory' }, { address: '/space/factory/unit-2' }],
  },
  {
    path: '/space/industry/{-$id}',
    access: 'public',
    state: 'built',
    title: { from: 'data' },
    examples: [{ address: '/space/industry' }, { address: '/space/industry/unit-20' }],
  },
  {
    path: '/space/incubatorOffice/{-$id}',
    access: 'public',
    state: 'built',
    title: { from: 'data' },
    examples: [{ address: '/space/incubatorOffice' }, { address: '/space/incubatorOffice/unit-3' }],
  },
  {
    path: '/space/Incubator',
    access: 'public',
    state: 'built',
    title: 'spaceIncubator.lists.incubator.title',
    examples: [
      { address: '/space/Incubator', picture: { name: 'incubators', setting: 'desktop' } },
      { address: '/space/Incubator?q=机器人&seats=vacant' },
    ],
  },
  {
    path: '/space/Incubator/$id',
    access: 'public',
    state: 'built',
    title: { from: 'data' },
    examples: [
      { address: '/space/Incubator/incubator-1' },
      { address: '/space/Incubator/incubator-7', picture: { name: 'incubator', setting: 'phone' } },
      { address: '/space/Incubator/unknown', status: 404 },
    ],
  },
  {
    path: '/space/spaceVector',
    access: 'public',
    state: 'built',
    title: 'spaceIncubator.lists.carrier.title',
    examples: [{ address: '/space/spaceVector' }, { address: '/space/spaceVector?kind=pilot_base&sort=vacant_seats' }],
  },
  {
    path: '/space/spaceVector/$id',
    access: 'public',
    state: 'built',
    title: { from: 'data' },
    examples: [
      { address: '/space/spaceVector/carrier-1' },
      { address: '/space/spaceVector/no-such-carrier', status: 404 },
    ],
  },
  {
    path: '/space/search',
    access: 'public',
    state: 'built',
    title: { from: 'data' },
    examples: [
      { address: '/space/search' },
      {
        address: '/space/search?q=启航&area_min=100&area_max=600&availability=vacant&sort=rent',
        picture: { name: 'units-found', setting: 'phone' },
      },
      { address: '/space/search?view=plan', picture: { name: 'space-plan', setting: 'desktop' } },
      {
        address: '/space/search?compare=unit-1&compare=unit-9&compare=unit-3',
        picture: { name: 'units-compared', setting: 'desktop' },
      },
    ],
  },
  {
    path: '/space/reserve',
    access: 'public',
    state: 'built',
    title: 'spaceReserve.title',
    examples: [
      { address: '/space/reserve', picture: { name: 'viewing-form', setting: 'phone' } },
      { address: '/space/reserve?unit=none' },
    ],
  },
  {
    path: '/single/blwvr',
    access: 'public',
    state: 'built',
    title: 'spacePanorama.embeddedTitle',
    examples: [{ address: '/single/blwvr' }, { address: '/single/blwvr?panorama=panorama-3&scene=scene-3-2' }],
  },
  {
    path: '/userCenter/user/space/applying/{-$id}',
    access: 'login',
    state: 'built',
    title: 'spaceApplying.title',
    examples: [
      { address: '/userCenter/user/space/applying' },
      { address: '/userCenter/user/space/applying/space-application-1' },
      { address: '/userCenter/user/space/applying/space-application-2' },
    ],
  },
  {
    path: '/userCenter/user/space/applying/modify/{-$id}',
    access: 'login',
    state: 'built',
    title: 'spaceApplying.form',
    examples: [
      {
        address: '/userCenter/user/space/applying/modify?unit=unit-12',
        picture: { name: 'entry-application', setting: 'phone' },
      },
      { address: '/userCenter/user/space/applying/modify/space-application-1' },
    ],
  },
  {
    path: '/userCenter/user/space/make',
    access: 'login',
    state: 'built',
    title: 'spaceMake.title',
    examples: [{ address: '/userCenter/user/space/make', picture: { name: 'viewings', setting: 'desktop' } }],
  },
  {
    path: '/userCenter/user/space/needs',
    access: 'login',
    state: 'built',
    title: 'spaceNeeds.title',
    examples: [
      { address: '/userCenter/user/space/needs' },
      { address: '/userCenter/user/space/needs?tab=form' },
      { address: '/userCenter/user/space/needs?need=space-need-1', picture: { name: 'space-need', setting: 'phone' } },
    ],
  },
  {
    path: '/userCenter/user/space/contract',
    access: 'login',
    state: 'built',
    title: 'spaceContract.title',
    examples: [{ address: '/userCenter/user/space/contract' }],
  },
  {
    path: '/userCenter/user/space/contract/$id',
    access: 'login',
    state: 'built',
    title: 'spaceContract.detailTitle',
    examples: [
      {
        address: '/userCenter/user/space/contract/space-lease-2',
        picture: { name: 'contract', setting: 'desktop' },
      },
    ],
  },
  {
    path: '/userCenter/user/space/businessStatus/{-$id}',
    access: 'login',
    state: 'built',
    title: 'spaceBusinessStatus.title',
    examples: [
      { address: '/userCenter/user/space/businessStatus' },
      { address: '/userCenter/user/space/businessStatus?figure=energy' },
      {
        address: '/userCenter/user/space/businessStatus/space-report-3',
        picture: { name: 'report', setting: 'desktop' },
      },
      { address: '/userCenter/user/space/businessStatus/space-report-5' },
    ],
  },
  {
    path: '/userCenter/user/space/settlement/{-$id}',
    access: 'login',
    state: 'built',
    title: 'spaceSettlement.title',
    examples: [
      { address: '/userCenter/user/space/settlement' },
      { address: '/userCenter/user/space/settlement/new' },
      {
        address: '/userCenter/user/space/settlement/space-settlement-1',
        picture: { name: 'settlement', setting: 'phone' },
      },
      { address: '/userCenter/user/space/settlement/space-settlement-3?edit=1' },
    ],
  },
];
