import type { ActorOf, StateOf } from '@zonekit/api-client/lifecycle';
import { NEED_DAYS, type spaceNeed } from '@zonekit/api-client/lifecycle/space-need';
import { addDays } from '../../../api/src/frame/day.ts';
import type { NeedRow } from '../../../api/src/modules/space/need/need.tables.ts';
import { demo, demoNumber, office, type Step, staff, timeOn } from './leasing.steps.ts';

type NeedStep = Step<StateOf<typeof spaceNeed>, ActorOf<typeof spaceNeed>>;

interface Plan {
  by: typeof demo;
  phone: string;
  wants: Pick<NeedRow, 'house_types' | 'area_min' | 'area_max' | 'rent_max' | 'parks' | 'decorations' | 'remark'>;
  /** Days from today on which the space is wanted. */
  from: number;
  /** Days since it was published. */
  age: number;
  /** How it ended, so many days ago. */
  end?: { to: NeedRow['status']; days: number };
}

const plans: readonly Plan[] = [
  {
    by: demo,
    phone: '13800001001',
    wants: {
      house_types: ['office'],
      area_min: 20_000,
      area_max: 60_000,
      rent_max: 8_000,
      parks: [],
      decorations: ['fitted', 'furnished'],
      remark: '研发与展示合用，希望有独立会议室，最好靠近地铁。',
    },
    from: 30,
    age: 12,
  },
  {
    by: demo,
    phone: '13800001001',
    wants: {
      house_types: ['factory'],
      area_min: 150_000,
      area_max: 400_000,
      rent_max: 3_200,
      parks: ['park-2', 'park-4'],
      decorations: [],
      remark: '一层优先，层高7米以上，需要两部货梯。',
    },
    from: 60,
    age: 3,
  },
  {
    by: demo,
    phone: '13800001001',
    wants: {
      house_types: ['incubator', 'workstation'],
      area_min: 2_000,
      area_max: 8_000,
      rent_max: null,
      parks: ['park-3'],
      decorations: [],
      remark: '新产品小组的临时办公点。',
    },
    from: -80,
    age: 130,
    end: { to: 'matched', days: 110 },
  },
  {
    by: demo,
    phone: '13800001001',
    wants: {
      house_types: ['office', 'park'],
      area_min: 90_000,
      area_max: null,
      rent_max: 5_000,
      parks: ['park-7'],
      decorations: [],
      remark: '整层总部，可冠名。',
    },
    from: -60,
    age: 100,
    end: { to: 'expired', days: 9 },
  },
  {
    by: staff,
    phone: '13800001002',
    wants: {
      house_types: ['land'],
      area_min: 2_000_000,
      area_max: 4_000_000,
      rent_max: null,
      parks: [],
      decorations: [],
      remark: '自建测试场，需双回路供电。',
    },
    from: 120,
    age: 20,
  },
];

/** Needs of the demo accounts with their history. */
export const needRows = (today: string): { row: NeedRow; steps: NeedStep[] }[] =>
  plans.map(({ by, phone, wants, from, age, end }, index) => {
    const at = timeOn(today, -age, '09:20');
    const steps: NeedStep[] = [{ to: 'published', as: 'publisher', by, at }];
    if (end?.to === 'matched') steps.push({ to: 'matched', as: 'operator', by: office, at: timeOn(today, -end.days) });
    if (end?.to === 'expired')
      steps.push({
        to: 'expired',
        as: 'system',
        by: null,
        at: timeOn(today, -end.days, '00:10'),
      });
    const row: NeedRow = {
      ...wants,
      id: `space-need-${index + 1}`,
      number: demoNumber('SN', at, index),
      user_id: by.user_id,
      from_on: addDays(today, from),
      contact_person: by.name,
      contact_phone: phone,
      status: steps.at(-1)?.to ?? 'published',
      expires_on: addDays(today, NEED_DAYS - age),
      created_at: at,
      updated_at: steps.at(-1)?.at ?? at,
    };
    return { row, steps };
  });
