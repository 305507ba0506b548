import type { InstitutionLevel } from '@zonekit/api-client/content/contract';
import type { LaboratoryType, TechnologyField } from '@zonekit/api-client/experiment/resource/contract';
import { addDays } from '../../../api/src/frame/day.ts';
import type { LaboratoryData } from '../../../api/src/modules/experiment/laboratory/laboratory.tables.ts';
import { coverId } from '../content/files.ts';
import { type Random, randomOf } from '../policy/random.ts';
import type { ZoneWords } from '../zone-words.ts';
import { both } from './parts.ts';
import { personOf, phoneOf } from './people.ts';
import { type LaboratoryTheme, laboratoryThemes } from './plans/laboratories.ts';
import type { Words } from './said.types.ts';

const LABORATORIES = 60;
const pad = (number: number): string => String(number).padStart(2, '0');

const laboratoryId = (index: number): string => `laboratory-${pad(index + 1)}`;

/** Laboratories of a field. */
export const laboratoriesOf = (field: TechnologyField): string[] =>
  Array.from({ length: LABORATORIES }, (_, index) => index).flatMap((index) =>
    laboratoryThemes[index % laboratoryThemes.length]?.field === field ? [laboratoryId(index)] : [],
  );

/** Kinds of the first and the second laboratory of a subject. */
const kinds: readonly (readonly [type: LaboratoryType, name: Words])[][] = [
  [
    ['key_laboratory', ['重点实验室', 'Key Laboratory']],
    ['engineering_centre', ['工程研究中心', 'Engineering Research Centre']],
  ],
  [
    ['joint_laboratory', ['校企联合实验室', 'Joint Laboratory']],
    ['testing_centre', ['检验检测中心', 'Testing Centre']],
    ['pilot_platform', ['中试平台', 'Pilot Platform']],
  ],
];

const hosts: readonly [Words, ...Words[]] = [
  ['东港海洋大学', 'Donggang Ocean University'],
  ['东港大学材料学院', 'School of Materials, Donggang University'],
  ['东港海洋材料研究院', 'Donggang Institute of Marine Materials'],
  ['北方冷链技术研究所', 'Northern Institute of Cold-chain Technology'],
  ['滨海理工大学', 'Binhai University of Technology'],
];

const roles: readonly Words[] = [
  ['主任', 'Director'],
  ['副主任', 'Deputy director'],
  ['首席工程师', 'Chief engineer'],
  ['开放运行负责人', 'Head of shared use'],
];

const levelOf = (index: number): InstitutionLevel => {
  if (index < 9) return 'national';
  if (index < 34) return 'provincial';
  return index % 2 === 0 ? 'municipal' : 'district';
};

const scenes = {
  marine_equipment: 'port',
  cold_chain: 'cold',
  new_materials: 'lab',
  intelligent_vehicles: 'car',
  green_shipping: 'wind',
  electronics: 'chip',
  biomedicine: 'lab',
  food_safety: 'cold',
} as const satisfies Record<TechnologyField, string>;

export const sceneOf = (field: TechnologyField) => coverId(scenes[field]);

const topicsOf = (random: Random, { topics }: LaboratoryTheme, second: boolean, today: string) =>
  topics
    .filter((_, index) => !second || index === topics.length - 1)
    .map((title, index) => {
      // Some have closed.
      const closes_on = addDays(today, random.next() < 0.75 ? random.int(10, 120) : -random.int(5, 90));
      return {
        title: both(title),
        funding: index === 0 || random.next() < 0.5 ? random.int(4, 30) * 1_000_000 : null,
        closes_on,
        note: both([
          '面向区内企业，可带样机进驻；成果共享，以协议为准',
          'For enterprises of the zone, which may bring a prototype; results are shared by agreement',
        ]),
      };
    });

const rowOf = (plan: LaboratoryTheme, index: number, today: string): LaboratoryData => {
  const random = randomOf(65_000 + index);
  const second = index >= laboratoryThemes.length;
  const [type, suffix] = random.pick((kinds[second ? 1 : 0] ?? []) as [(typeof kinds)[0][0], ...(typeof kinds)[0]]);
  const host = random.pick(hosts);
  const director = personOf(random);
  const name: Words = [`${plan.name[0]}${suffix[0]}`, `${suffix[1]} of ${plan.name[1]}`];
  const team = random.int(12, 68);
  const founded = Number(today.slice(0, 4)) - random.int(2, 14);
  const building = random.int(1, 9);
  return {
    id: laboratoryId(index),
    name_zh: name[0],
    name_en: name[1],
    type,
    level: levelOf(index),
    field: plan.field,
    qualifications: type === 'testing_centre' ? ['cma', 'cnas'] : index % 4 === 0 ? ['cnas'] : ['none'],
    host_zh: host[0],
    host_en: host[1],
    focus_zh: plan.focus[0],
    focus_en: plan.focus[1],
    introduction_zh: `${name[0]}由${host[0]}建设，${founded}年起面向区内企业开放，团队${team}人，主攻${plan.focus[0]}。\n企业可预约使用仪器、委托试验，也可带课题进驻；进驻期间享受设备机时与工程师支持。`,
    introduction_en: `The ${name[1]}, run by ${host[1]}, has been open to enterprises of the zone since ${founded}; its team of ${team} works on ${plan.focus[1].toLowerCase()}.\nEnterprises book instruments, commission tests, or come with a topic of their own, with instrument time and engineers at hand.`,
    address_zh: `科创湾里${building}号${random.int(1, 8)}层`,
    address_en: `Floor ${random.int(1, 8)}, ${building} Innovation Bay`,
    director_zh: director.zh,
    director_en: director.en,
    phone: phoneOf(random),
    team,
    directions: plan.directions.map(both),
    members: roles.map((role, place) => ({
      name: place === 0 ? director : personOf(random),
      role: both(role),
      focus: both(plan.directions[place % plan.directions.length] ?? plan.focus),
    })),
    topics: topicsOf(random, plan, second, today),
    founded_on: `${founded}-${pad(random.int(1, 12))}-${pad(random.int(1, 28))}`,
    cover: sceneOf(plan.field),
    position: index + 1,
  };
};

/** 60 laboratories; topics close on days around `today`. */
export const laboratoryRows = (today: string, inZone: ZoneWords = (value) => value): LaboratoryData[] =>
  Array.from({ length: LABORATORIES }, (_, index) => index).flatMap((index) => {
    const plan = laboratoryThemes[index % laboratoryThemes.length];
    return plan ? [inZone(rowOf(plan, index, today))] : [];
  });
