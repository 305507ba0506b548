import { REGISTRATION_STEPS } from '@zonekit/api-client/registration/steps';
import { describe, expect, test } from 'vitest';
import { enterprises } from './auth/auth.seed.ts';
import { carouselRows } from './content/carousels.ts';
import { companyRows, positionRows } from './content/chains.ts';
import { informationRows } from './content/information.ts';
import { institutionRows } from './content/institutions.ts';
import { videoRows } from './content/videos.ts';
import { planEvents } from './event/event.rows.ts';
import { expertRows } from './expert/expert.seed-data.ts';
import { policyDocuments } from './file/documents.ts';
import { pictures } from './file/pictures.ts';
import { clausesOf } from './file/policy-pdf.ts';
import { PALETTES, scene } from './file/scenes.ts';
import { warehouseRows } from './material/product.rows.ts';
import { declarationRecords } from './policy/declaration-writer.ts';
import { demoProfile } from './policy/demo-profile.ts';
import { contactOf } from './policy/department-contacts.ts';
import { departments } from './policy/departments.ts';
import { policyRecords } from './policy/policy-writer.ts';
import { publicationRecords } from './policy/publications/publication-writer.ts';
import { demoIllustrations } from './policy/reading/illustrations.ts';
import { readingRecords } from './policy/reading/reading-writer.ts';
import { CLAIM_OWNERS } from './registration/claims.files.ts';
import { deskRows, optionRows } from './registration/desk.rows.ts';
import { answersFor } from './registration/registration.answers.ts';
import { registrationPlans } from './registration/registration.plans.ts';
import { guests, ownTalks } from './roadshow/roadshow.seed-data.ts';
import { hostRows } from './space/host.rows.ts';
import { spaceRows } from './space/space.rows.ts';
import { placedIn } from './zone-place.ts';
import { zoneWords } from './zone-words.ts';

const TODAY = '2026-11-20';
const DONGGANG =
  /东港|自贸区|自由贸易区|Donggang|Free Trade Zone|FTZ|Dong \w+ \w+ \[|donggang-ftz|海关路|Haiguan|港口银行|东(自贸|政发|科发|商发)|日照|山东|港口大道|管委会大楼|"37\d{4}"|^9137|004781/;
const beishan = zoneWords('bsr');

const policies = [...policyRecords(360, TODAY, beishan)];
const declarations = declarationRecords(150, TODAY, policies, beishan);

const leased = spaceRows(600, TODAY, beishan);
const { parks } = leased;
const hosts = hostRows(parks, TODAY, beishan);

describe('another zone', () => {
  test.each([
    ['departments', beishan(departments).map(({ name, place }) => [name, place])],
    ['contacts of departments', beishan(departments.map(contactOf))],
    ['policies', policies],
    ['calls', declarations],
    ['publications', publicationRecords(TODAY, policies, declarations, beishan)],
    ['information', beishan(informationRows)],
    ['institutions', beishan(institutionRows)],
    ['videos', beishan(videoRows)],
    ['slides', beishan(carouselRows)],
    ['companies', beishan([positionRows, companyRows])],
    ['enterprises of the demo', beishan(enterprises)],
    ["the demo's profile", beishan(demoProfile)],
    ['bookings', beishan([guests, ownTalks])],
    ['collections and illustrations', beishan(readingRecords(TODAY, policies, declarations))],
    ['experts', beishan(expertRows)],
    ['owners of claims', beishan(CLAIM_OWNERS)],
    ['offices of registrations', beishan([deskRows, optionRows])],
    [
      'registrations',
      beishan(
        registrationPlans.map((plan, index) => [
          plan,
          REGISTRATION_STEPS.map((step) => answersFor(plan, index, step, TODAY)),
        ]),
      ),
    ],
    ['activities', beishan(planEvents(TODAY))],
    ['parks and units', [parks, leased.buildings, leased.units(0, 600)]],
    ['incubators and carriers', hosts],
    [
      'original documents',
      beishan(policyDocuments).map((item, at) => [item, beishan(clausesOf(policyDocuments[at] ?? item))]),
    ],
  ])('%s name no place of Donggang', (_, rows) => {
    expect(JSON.stringify(rows).match(DONGGANG)).toBeNull();
  });

  test("the demo's enterprise lies where the district's own criteria look for it", () => {
    const [lantu] = beishan(enterprises);
    expect(lantu).toMatchObject({
      name: '北山澜图智能装备有限公司',
      credit_code: '91321102M000200Y2H',
      area: { province_name: '江苏省', city_name: '镇江市', county_id: '321102', county_name: '京口区' },
    });
    expect(beishan(demoProfile).address_area).toEqual(lantu && 'area' in lantu ? lantu.area : null);
    const regions = declarations.flatMap(({ criteria }) => criteria).filter(({ field }) => field === 'region');
    expect(new Set(regions.flatMap(({ value }) => value))).toEqual(new Set(['320000', '321100', '321102']));
  });

  test('its parks lie among mountains', () => {
    expect(parks.map(({ name_zh, name_en }) => [name_zh, name_en]).slice(1, 4)).toEqual([
      ['云岭产业园三期', 'Yunling Industrial Park Phase III'],
      ['科创谷', 'Innovation Valley'],
      ['山前智造园', 'Foothill Smart Manufacturing Park'],
    ]);
    expect(JSON.stringify([parks, hosts])).not.toMatch(/港|海|邮轮|保税|综保|Harbour|Bonded|Bay|Port|Cruise|Customs/);
  });

  test('its policies, events, institutions, news, videos and experts speak of no port', () => {
    // Companies of the industry chains, which a base names, may have one in their names.
    const institutions = institutionRows.map(({ companies: _, ...row }) => row);
    const texts = JSON.stringify([
      ...[
        policies,
        declarations,
        publicationRecords(TODAY, policies, declarations, beishan),
        beishan(planEvents(TODAY)),
      ],
      beishan([institutions, informationRows, videoRows, expertRows]),
    ]);
    expect(texts.match(/.{0,20}(港|泊位|岸电|\bharbour\b|\bports?\b(?!"|-automation)).{0,20}/gi)).toBeNull();
  });

  test('its parks, companies and warehouses lie within 10 km of each other', () => {
    const places = [...parks, ...placedIn(beishan, companyRows), ...placedIn(beishan, warehouseRows)];
    const far = places.filter(
      ({ longitude, latitude }) =>
        longitude !== null &&
        latitude !== null &&
        (Math.abs(longitude - 119.461) > 0.1 || Math.abs(latitude - 32.198) > 0.1),
    );
    expect(places.length).toBeGreaterThan(100);
    expect(far).toEqual([]);
  });

  test('drawings have its green instead of the blue', () => {
    expect(beishan(scene('port', PALETTES.harbour))).toBe(scene('port', PALETTES.pine));
    const drawn = JSON.stringify(
      beishan([
        pictures.map(({ svg }) => svg()),
        demoIllustrations.flatMap(({ pictures: own }) => own.map(({ svg }) => svg())),
      ]),
    );
    const blues = [...drawn.matchAll(/#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})\b/gi)].filter(
      ([, red, green, blue]) =>
        parseInt(blue ?? '', 16) > parseInt(green ?? '', 16) + 20 && parseInt(blue ?? '', 16) > parseInt(red ?? '', 16),
    );
    expect(blues.map(([colour]) => colour)).toEqual([]);
  });

  test('policies are issued by its own authorities, found by their names', () => {
    const [first, second] = policies;
    expect(first).toMatchObject({ number: '北政发〔2026〕31号', number_latin: 'Bei Zheng Fa [2026] No. 31' });
    expect(second).toMatchObject({
      number: '北政规〔2026〕12号',
      number_latin: 'Bei Zheng Gui [2026] No. 12',
      title_zh: '北山区科技型企业梯度培育管理办法（2026年修订）',
    });
    expect(new Set(beishan(departments).map(({ name }) => name['zh-CN'])).size).toBe(departments.length);
    expect(new Set(beishan(departments.map(({ sign }) => `${sign}〔`))).size).toBe(departments.length);
  });
});

test('a zone without names of its own shows the texts as they are written', () => {
  expect(zoneWords('ftz')(departments)).toBe(departments);
});
