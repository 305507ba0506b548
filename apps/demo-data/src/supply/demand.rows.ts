import type { ActorOf, StateOf } from '@zonekit/api-client/lifecycle';
import { type demand, IDLE_DAYS } from '@zonekit/api-client/lifecycle/demand';
import type { demandResponse } from '@zonekit/api-client/lifecycle/demand-response';
import { addDays } from '../../../api/src/frame/day.ts';
import { bandOf } from '../../../api/src/modules/supply/demand/budget-band.ts';
import type { DemandRow } from '../../../api/src/modules/supply/demand/demand.repository.ts';
import type { ResponseRow } from '../../../api/src/modules/supply/response/response.tables.ts';
import { demo, office, type Step, staff, timeOn } from '../space/leasing.steps.ts';
import { type Pair, technologies } from './technology.plans.ts';

type DemandStep = Step<StateOf<typeof demand>, ActorOf<typeof demand>>;
type ResponseStep = Step<StateOf<typeof demandResponse>, ActorOf<typeof demandResponse>>;

const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A number as people quote it, the same for each start, of a thousand or more: `XQ20261120-D2S3`. */
const numberOf = (kind: string, day: string, index: number): string =>
  `${kind}${day.slice(0, 10).replaceAll('-', '')}-D${[1_024, 32, 1].map((unit) => LETTERS[Math.floor(index / unit) % 32]).join('')}`;

interface Party {
  by: { user_id: string; name: string };
  enterprise_id: string;
  name: Pair;
  phone: string;
}

const lantu: Party = {
  by: demo,
  enterprise_id: 'e-lantu',
  name: ['东港澜图智能装备有限公司', 'Donggang Lantu Intelligent Equipment'],
  phone: '13800001001',
};
const haiheng: Party = {
  by: staff,
  enterprise_id: 'e-haiheng',
  name: ['东港海衡冷链科技有限公司', 'Donggang Haiheng Cold-Chain Technology'],
  phone: '13800001002',
};

const people = ['许清和', '沈若谷', '方以诚', '顾南舟', '陆见山', '宋知行', '何远航', '叶书白'];
const publishers: readonly Pair[] = [
  ['港航装备集团', 'Port Equipment Group'],
  ['北辰汽车零部件', 'Beichen Auto Parts'],
  ['康宁医疗', 'Kangning Medical'],
  ['通衢物流', 'Tongqu Logistics'],
  ['长风电子', 'Changfeng Electronics'],
  ['清源水务', 'Qingyuan Water'],
  ['鼎盛冷链', 'Dingsheng Cold Chain'],
  ['联合机床', 'United Machine Tools'],
  ['百草制药', 'Baicao Pharma'],
  ['合力仓储', 'Heli Warehousing'],
];

/** A party without an account of the demo. */
const other = (index: number): Party => ({
  by: { user_id: `supply-user-${index}`, name: people[index % people.length] ?? '' },
  enterprise_id: `supply-enterprise-${index}`,
  name: publishers[index % publishers.length] ?? ['', ''],
  phone: `139${String(20_260_000 + index).padStart(8, '0')}`,
});

const subjects: readonly { title: Pair; problem: Pair }[] = [
  {
    title: ['国产化替代', 'made at home'],
    problem: [
      '现用进口件，备件周期4个月，停机损失大',
      'Imported parts take four months to replace, and every stop is costly',
    ],
  },
  {
    title: ['性能提升', 'of better performance'],
    problem: ['现有方案达不到新订单的指标', 'What is in use does not reach the figures of new orders'],
  },
  {
    title: ['成本优化', 'at lower cost'],
    problem: ['批量后单件成本过高，影响报价', 'At volume one piece costs too much for our prices'],
  },
  {
    title: ['环境适应性改造', 'for harsh sites'],
    problem: ['高湿低温时故障率上升，需要改造', 'Failures rise in the wet and the cold, so it has to be reworked'],
  },
];

/** States of the demo's demands in turn; most are open. */
const states: readonly DemandRow['status'][] = [
  ...(['released', 'released', 'unveiled', 'released', 'completed', 'released', 'released', 'reviewing'] as const),
  ...(['released', 'unveiled', 'withdrawn', 'released', 'completed', 'released', 'released', 'rejected'] as const),
];

/** The demo account's own: one in each state that asks something of it. */
const own: Readonly<Record<number, DemandRow['status']>> = {
  0: 'released',
  1: 'draft',
  2: 'unveiled',
  3: 'reviewing',
  4: 'completed',
  5: 'rejected',
};

const DEMANDS = 200;

const historyOf = (status: DemandRow['status'], { by }: Party, today: string, age: number): DemandStep[] => {
  const step = (to: DemandRow['status'], as: DemandStep['as'], days: number, reason?: string): DemandStep => ({
    ...{ to, as, by: as === 'publisher' ? by : office },
    at: timeOn(today, -days, '09:40'),
    ...(reason && { reason }),
  });
  const draft = step('draft', 'publisher', age + 4);
  if (status === 'draft') return [draft];
  const reviewing = step('reviewing', 'publisher', age + 3);
  if (status === 'reviewing') return [draft, reviewing];
  if (status === 'rejected')
    return [draft, reviewing, step('rejected', 'operator', age + 1, '指标写得太笼统，请写明现值、目标与验收方法')];
  const released = step('released', 'operator', age);
  if (status === 'released') return [draft, reviewing, released];
  if (status === 'withdrawn')
    return [draft, reviewing, released, step('withdrawn', 'publisher', Math.max(1, age - 6), '已自行解决')];
  const unveiled = step('unveiled', 'publisher', Math.max(2, age - 10));
  if (status === 'unveiled') return [draft, reviewing, released, unveiled];
  return [draft, reviewing, released, unveiled, step('completed', 'publisher', Math.max(1, age - 14))];
};

/** Demands with their history. */
export const demandRows = (today: string): { row: DemandRow; steps: DemandStep[] }[] =>
  Array.from({ length: DEMANDS }, (_, index) => {
    const status = own[index] ?? states[index % states.length] ?? 'released';
    const party = index in own ? lantu : index === 6 ? haiheng : other(index);
    const made = technologies[(index * 3) % technologies.length] ?? technologies[0];
    const second = technologies[(index * 3 + 1) % technologies.length] ?? technologies[0];
    const subject = subjects[Math.floor(index / technologies.length + index) % subjects.length] ?? subjects[0];
    if (!made || !second || !subject) throw new Error('The plans are empty.');
    const ended = status === 'completed' || status === 'withdrawn';
    const age = ended ? 30 + (index % 60) : 3 + (index % 18);
    const steps = historyOf(status, party, today, age);
    const last = steps.at(-1)?.at ?? timeOn(today, -age);
    const created = steps[0]?.at ?? last;
    const budget = index % 11 === 7 ? 0 : (30 + ((index * 37) % 420)) * 1_000_000;
    const { figure } = made;
    // An open demand's deadline is to come; one in eight has just passed, which its publisher should notice.
    const days = index % 8 === 5 && status === 'released' ? -(1 + (index % (IDLE_DAYS - 5))) : 2 + ((index * 13) % 66);
    const row: DemandRow = {
      id: `demand-${index + 1}`,
      number: numberOf('XQ', created, index),
      user_id: party.by.user_id,
      enterprise_id: party.enterprise_id,
      publisher_zh: party.name[0],
      publisher_en: party.name[1],
      title_zh: `${made.name[0]}${subject.title[0]}`,
      title_en: `${made.name[1]} ${subject.title[1]}`,
      problem_zh: `${subject.problem[0]}。需要用于${made.use[0]}的${made.name[0]}，${figure.name[0]}由${figure.now}${figure.unit}提到${figure.target}${figure.unit}，先试用再批量替换。`,
      problem_en: `${subject.problem[1]}. We look for ${made.name[1].toLowerCase()} for ${made.use[1]}, with ${figure.name[1].toLowerCase()} going from ${figure.now} to ${figure.target}, first on trial and then in volume.`,
      provides_zh: '三个月运行数据（脱敏）、一处试验场地、两名驻场工程师。',
      provides_en: 'Three months of data without personal details, a test site, two engineers on site.',
      delivery_zh: `${4 + (index % 5) * 4}套，含安装调试`,
      delivery_en: `${4 + (index % 5) * 4} sets, installed and tested`,
      field: made.field,
      region: (['country', 'province', 'city', 'country'] as const)[index % 4] ?? 'country',
      qualifications: ([['high_tech'], [], ['iso9001'], ['high_tech', 'iso9001']] as const)[index % 4]?.slice() ?? [],
      keywords: [...made.keywords, ...(index % 2 === 0 ? second.keywords.slice(0, 1) : [])],
      indicators: [
        {
          name: figure.name[0],
          name_en: figure.name[1],
          now: figure.now,
          goal: figure.goal,
          target: figure.target,
          unit: figure.unit,
        },
        { name: '单套成本', name_en: 'Cost of one set', now: 9.8, goal: 'at_most', target: 4.5, unit: '万元' },
        { name: '无故障运行', name_en: 'Hours without failure', now: null, goal: 'at_least', target: 2_000, unit: 'h' },
      ],
      payments: [
        { share: 30, name: '签约', name_en: 'Contract' },
        { share: 40, name: '样机通过', name_en: 'Prototype accepted' },
        { share: 25, name: '验收', name_en: 'Acceptance' },
        { share: 5, name: '质保', name_en: 'Warranty' },
      ],
      term_months: 3 + (index % 10),
      ownership: (['shared', 'publisher', 'responder'] as const)[index % 3] ?? 'shared',
      budget,
      budget_band: bandOf(budget),
      deadline: ended ? addDays(today, -5 - (index % 20)) : addDays(today, days),
      contact_person: party.by.name,
      contact_phone: party.phone,
      status,
      version: 1,
      released_on: addDays(today, -age),
      created_at: created,
      updated_at: last,
    };
    return { row, steps };
  });

const declines = ['报价超出预算较多', '没有同类工况的应用案例', '交付周期无法接受', '方案未说明验收方法'];

interface Sent {
  row: ResponseRow;
  steps: ResponseStep[];
}

/** Responses to the demands of the hall, in each state. */
export const responseRows = (demands: readonly { row: DemandRow }[], today: string): Sent[] =>
  demands.flatMap(({ row: of }, index) => {
    const answered = of.status === 'unveiled' || of.status === 'completed';
    if (!answered && of.status !== 'released' && of.status !== 'withdrawn') return [];
    const count = answered ? 2 + (index % 4) : index % 6;
    return Array.from({ length: count }, (_, place): Sent => {
      // The demo account has responded to some, and a colleague of another enterprise to the demo account's own.
      const mine = of.enterprise_id !== 'e-lantu' && index % 9 === 6 && place === 0;
      const theirs = of.enterprise_id === 'e-lantu' && place === 1;
      const party = mine ? lantu : theirs ? haiheng : other(1_000 + index * 7 + place);
      const ended = of.status === 'completed' || of.status === 'withdrawn';
      const wins = answered && place === (mine && index % 2 === 0 ? 1 : 0);
      const status = wins ? 'accepted' : ended || (index + place) % 3 === 2 ? 'declined' : 'sent';
      const age = ended ? 20 + (place % 4) : 1 + ((index + place) % 3);
      const sent = timeOn(today, -age - 1, `1${place % 9}:20`);
      const publisher = { user_id: of.user_id, name: of.contact_person };
      const steps: ResponseStep[] = [{ to: 'sent', as: 'responder', by: party.by, at: sent }];
      const at = timeOn(today, -age, '15:10');
      if (status === 'accepted') steps.push({ to: 'accepted', as: 'publisher', by: publisher, at });
      const reason = declines[(index + place) % declines.length] ?? '';
      if (status === 'declined') steps.push({ to: 'declined', as: 'publisher', by: publisher, at, reason });
      const made = of.title_zh;
      return {
        row: {
          id: `demand-response-${index + 1}-${place + 1}`,
          number: numberOf('DJ', sent, index * 5 + place),
          demand_id: of.id,
          user_id: party.by.user_id,
          enterprise_id: party.enterprise_id,
          responder: party.name[0],
          proposal: `针对“${made}”，拟分两期交付：一期${1 + (place % 3)}个月完成样机并到场测试，二期按验收意见小批量供货，提供测试报告与两年质保。`,
          price:
            of.budget === 0
              ? null
              : Math.round((of.budget * (80 + ((index + place * 7) % 30))) / 100 / 1_000_000) * 1_000_000,
          term_months: Math.max(1, of.term_months - (place % 2)),
          contact_person: party.by.name,
          contact_phone: party.phone,
          status,
          created_at: sent,
          updated_at: steps.at(-1)?.at ?? sent,
        },
        steps,
      };
    });
  });
