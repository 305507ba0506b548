import type { ServiceData } from '../../../api/src/modules/business/service/service.repository.ts';
import type {
  ContentData,
  OptionData,
  PackageData,
  StageData,
  TermData,
} from '../../../api/src/modules/business/service/service.tables.ts';
import { counted, pluralOf } from '../plural.ts';
import { type Random, randomOf } from '../policy/random.ts';
import { shopsIn } from '../shop/shop.rows.ts';
import { registrationAndTax } from './enterprise-plans.ts';
import { type TestPlan, testPlans } from './experiment-plans.ts';
import { lawAndDesign } from './law-and-design-plans.ts';
import type { ServicePlan, Words } from './service-plan.types.ts';
import { talentAndIp } from './talent-and-ip-plans.ts';

const ENTERPRISE_SERVICES = 200;
const EXPERIMENT_SERVICES = 150;

const plans = [...registrationAndTax, ...talentAndIp, ...lawAndDesign];
const pad = (number: number): string => String(number).padStart(3, '0');

/** Positions below business code 030000. */
const CATEGORY: Readonly<Record<string, string>> = {
  registration: '1',
  tax: '2',
  hr: '3',
  ip: '4',
  legal: '5',
  design: '6',
};

const tier = (names: readonly [Words, Words, Words]) => names;
const enterpriseTiers = tier([
  ['基础版', 'Basic'],
  ['标准版', 'Standard'],
  ['全程版', 'Complete'],
]);
const testTiers = tier([
  ['常规', 'Standard'],
  ['加急', 'Express'],
  ['全项', 'Complete'],
]);
const enterpriseNotes = tier([
  ['自己准备材料，我们审', 'You prepare, we check'],
  ['我们写，陪到办成', 'We write, and stay until it is done'],
  ['含后续维护与培训', 'With maintenance and training'],
]);
const testNotes = tier([
  ['收样后排队', 'In the order of arrival'],
  ['优先上机，时限减半', 'First in line, half the time'],
  ['加测相关项，附结论与建议', 'Related tests, conclusions and advice'],
]);

/** To a price that firms ask: 12,800 rather than 12,837. */
const rounded = (yuan: number): number => {
  const step = yuan >= 10_000 ? 200 : yuan >= 1_000 ? 50 : yuan >= 100 ? 10 : 5;
  return Math.max(step, Math.round(yuan / step) * step) * 100;
};

const packagesOf = (
  id: string,
  { price, days, unit, most }: { price: number; days: number; unit: Words; most: number },
  {
    names,
    notes,
    prices,
    times,
  }: { names: readonly Words[]; notes: readonly Words[]; prices: readonly number[]; times: readonly number[] },
): PackageData[] =>
  names.map(([name_zh, name_en], place) => ({
    id: `${id}-p${place + 1}`,
    name_zh,
    name_en,
    price: rounded(price * (prices[place] ?? 1)),
    unit_zh: unit[0],
    unit_en: unit[1],
    units_en: pluralOf(unit[1]),
    days: Math.max(1, Math.round(days * (times[place] ?? 1))),
    max_quantity: most,
    recommended: place === 1,
    note_zh: notes[place]?.[0] ?? '',
    note_en: notes[place]?.[1] ?? null,
  }));

const termsOf = (failure: Words): TermData[] => [
  {
    kind: 'cancellation',
    text_zh: '服务方确认前免费取消；确认后按已完成阶段扣费',
    text_en: 'Free to cancel before the provider confirms; then the finished stages are charged',
    figure: null,
  },
  {
    kind: 'delay',
    text_zh: '每晚一天退1%，晚满20天可全额退款',
    text_en: 'One percent back for each day late, all of it after 20 days',
    figure: '1%',
  },
  { kind: 'failure', text_zh: failure[0], text_en: failure[1], figure: /\d+%/.exec(failure[0])?.[0] ?? null },
  {
    kind: 'privacy',
    text_zh: '资料只用于本单，验收后30天内删除',
    text_en: 'Papers serve this order alone and are deleted within 30 days of acceptance',
    figure: '30',
  },
];

const contractOf = ([zh, en]: Words, [failZh, failEn]: Words) => ({
  contract_zh: `一、服务内容\n服务方按所选套餐完成“${zh}”，交付物以服务页所列为准。\n二、期限\n自服务方确认之日起按套餐所列工作日完成；买方补充材料的时间不计。\n三、价款\n以下单时的费用明细为准，创新券抵扣部分由平台与服务方结算。\n四、验收\n买方收到交付物后五个工作日内验收，逾期视为通过。\n五、未办成\n${failZh}。\n六、保密\n双方资料只用于本单，验收后三十天内删除。`,
  contract_en: `1. Service\nThe provider completes "${en}" as the chosen package says; the deliverables are those listed on its page.\n2. Time\nWithin the working days of the package from confirmation; the time in which the buyer completes papers does not count.\n3. Price\nAs itemised in the order; the share that a voucher pays is settled between the platform and the provider.\n4. Acceptance\nWithin five working days of delivery; silence is acceptance.\n5. Failure\n${failEn}.\n6. Confidentiality\nPapers serve this order alone and are deleted within thirty days of acceptance.`,
});

/** Stages one after another over the days of the middle package, each longer than a day where there is time. */
const stagesOf = (stages: ServicePlan['stages'], days: number): StageData[] =>
  stages.map(([name, deliverable], place) => {
    const from_day = Math.floor((days * place) / stages.length) + 1;
    return {
      name_zh: name[0],
      name_en: name[1],
      from_day,
      to_day: Math.max(from_day, Math.floor((days * (place + 1)) / stages.length)),
      deliverable_zh: deliverable[0],
      deliverable_en: deliverable[1],
    };
  });

const cell = (included: boolean, text?: Words) => ({
  included,
  text_zh: text?.[0] ?? null,
  text_en: text?.[1] ?? null,
});

const visits = (random: Random): ContentData => {
  const counts = [1, random.int(2, 3), random.int(4, 6)];
  return {
    name_zh: '上门次数',
    name_en: 'Visits',
    cells: counts.map((count) => cell(true, [`${count}次`, count === 1 ? 'once' : `${count} times`])),
  };
};

const express = (id: string, price: number): OptionData => ({
  id: `${id}-express`,
  name_zh: '加急',
  name_en: 'Express',
  price: rounded(price * 0.2),
  note_zh: '时限缩短三分之一',
  note_en: 'A third less time',
});
const english = (id: string, price: number): OptionData => ({
  id: `${id}-english`,
  name_zh: '英文文件',
  name_en: 'Files in English',
  price: rounded(price * 0.13),
  note_zh: null,
  note_en: null,
});

const invoices: readonly [Words, ...Words[]] = [
  ['可开增值税专用发票', 'VAT special invoice'],
  ['可开增值税专用发票', 'VAT special invoice'],
  ['可开增值税普通发票', 'VAT general invoice'],
];

const headlines: readonly [Words, ...Words[]] = [
  ['首次咨询免费', 'The first consultation is free'],
  ['专人一对一，进度每周一报', 'One contact, progress every week'],
  ['办成后再付尾款', 'The balance is due when it is done'],
  ['同城两小时上门', 'On site within two hours'],
  ['可先看往期交付样例', 'Examples of past deliverables to look at'],
];

const enterpriseRow = (plan: ServicePlan, shop_id: string, number: number, again: boolean): ServiceData => {
  const id = `service-${pad(number)}`;
  const random = randomOf(61_000 + number);
  const price = plan.price * (0.82 + random.next() * 0.4) * (again ? 1.3 : 1);
  const days = Math.max(1, Math.round(plan.days * (again ? 0.6 : 1) * (0.85 + random.next() * 0.35)));
  const [headline_zh, headline_en] = random.pick(headlines);
  const [invoice_zh, invoice_en] = random.pick(invoices);
  const titles: Words = again ? [`${plan.title[0]}（加急）`, `${plan.title[1]} (express)`] : plan.title;
  return {
    id,
    catalogue: 'enterprise',
    category: CATEGORY[plan.topic.split('-')[1] ?? ''] ?? '1',
    topic_id: plan.topic,
    shop_id,
    title_zh: titles[0],
    title_en: titles[1],
    ...{ headline_zh, headline_en, invoice_zh, invoice_en },
    description_zh: `${plan.what[0]}\n三档套餐的差别在谁来写、写到哪一步；标准版按${days}个工作日交付。`,
    description_en: `${plan.what[1]}\nThe packages differ in who writes and how far; the standard one is delivered in ${counted(days, 'working day')}.`,
    on_failure_zh: plan.failure[0],
    on_failure_en: plan.failure[1],
    ...contractOf(titles, plan.failure),
    standards: [],
    services: [],
    qualifications: [],
    voucher_rate: plan.voucher,
    median_days: days,
    open: number % 47 !== 0,
    packages: packagesOf(
      id,
      { price, days, unit: plan.unit, most: ['单', '案'].includes(plan.unit[0]) ? 5 : 500 },
      {
        names: enterpriseTiers,
        notes: enterpriseNotes,
        prices: [number % 9 === 0 ? 0 : 0.68, 1, 1.72],
        times: [1.3, 1, 0.9],
      },
    ).map((each, place) =>
      place === 0 && number % 9 === 0
        ? { ...each, price: 0, note_zh: '咨询与清单，免费', note_en: 'Advice and a list, free' }
        : each,
    ),
    contents: [
      ...plan.contents.map(([name, included]) => ({
        name_zh: name[0],
        name_en: name[1],
        cells: [...included].map((mark) => cell(mark === 'y')),
      })),
      visits(random),
    ],
    options: [english(id, price), express(id, price)],
    stages: stagesOf(plan.stages, days),
    terms: termsOf(plan.failure),
    materials: plan.materials.map(([zh, en]) => ({ zh, en })),
    position: number,
  };
};

const testRow = (plan: TestPlan, shop_id: string, number: number): ServiceData => {
  const id = `test-${pad(number)}`;
  const random = randomOf(62_000 + number);
  const price = plan.price * (0.85 + random.next() * 0.35);
  const days = Math.max(1, Math.round(plan.days * (0.9 + random.next() * 0.3)));
  const failure: Words = ['结果有疑问，留样免费复测一次', 'One free retest of the stored sample'];
  const contents: readonly (readonly [Words, string])[] = [
    [['检测数据', 'Data'], 'yyy'],
    [['中文报告', 'Report in Chinese'], 'yyy'],
    [['优先上机', 'First in line'], 'nyy'],
    [['英文报告', 'Report in English'], 'nny'],
    [['结论与改进建议', 'Conclusions and advice'], 'nny'],
  ];
  return {
    id,
    catalogue: 'experiment',
    category: plan.category,
    topic_id: null,
    shop_id,
    title_zh: plan.title[0],
    title_en: plan.title[1],
    headline_zh: `${days}个工作日出报告`,
    headline_en: `Reported in ${counted(days, 'working day')}`,
    description_zh: `${plan.what[0]}\n依据${plan.standards.join('、')}；收样后当天确认方案，数据异常先电话沟通再出报告。`,
    description_en: `${plan.what[1]}\nBy ${plan.standards.join(', ')}; the plan is confirmed on the day the sample arrives, unusual data are discussed before the report.`,
    on_failure_zh: failure[0],
    on_failure_en: failure[1],
    invoice_zh: '可开增值税专用发票',
    invoice_en: 'VAT special invoice',
    ...contractOf(plan.title, failure),
    standards: [...plan.standards],
    services: [...(['assisted', 'by_post'] as const), ...(random.next() < 0.3 ? (['on_site'] as const) : [])],
    qualifications: random.next() < 0.6 ? ['cma', 'cnas'] : random.next() < 0.7 ? ['cma'] : ['none'],
    voucher_rate: random.pick([50, 50, 40, 0]),
    median_days: days,
    open: number % 53 !== 0,
    packages: packagesOf(
      id,
      { price, days, unit: plan.unit, most: 200 },
      { names: testTiers, notes: testNotes, prices: [1, 1.5, 2.2], times: [1, 0.5, 1.4] },
    ).map((each, place) => ({ ...each, recommended: place === 0 })),
    contents: contents.map(([name, included]) => ({
      name_zh: name[0],
      name_en: name[1],
      cells: [...included].map((mark) => cell(mark === 'y')),
    })),
    options: [
      {
        ...{ id: `${id}-machining`, name_zh: '代加工试样', name_en: 'Specimens machined', price: rounded(price * 0.4) },
        ...{ note_zh: null, note_en: null },
      },
      {
        ...{ id: `${id}-pickup`, name_zh: '上门取样', name_en: 'Samples collected', price: 12_000 },
        ...{ note_zh: '区内当天', note_en: 'On the same day in the zone' },
      },
    ],
    stages: stagesOf(
      [
        [
          ['收样', 'Sample'],
          ['样品登记单', 'Receipt'],
        ],
        [
          ['检测', 'Test'],
          ['原始记录', 'Records'],
        ],
        [
          ['报告', 'Report'],
          ['检测报告', 'Report'],
        ],
      ],
      days,
    ),
    terms: termsOf(failure),
    materials: [
      { zh: '样品及数量说明', en: 'Samples and their number' },
      { zh: '检测要求或图纸', en: 'Requirements or drawings' },
    ],
    position: number,
  };
};

/** Each plan at each provider of its field, one provider after another, until there are enough. */
const spread = <Plan extends { field: ServicePlan['field'] }>(all: readonly Plan[], total: number) => {
  const pairs: { plan: Plan; shop: string; again: boolean }[] = [];
  for (let round = 0; pairs.length < total; round += 1)
    for (const [place, plan] of all.entries()) {
      const shops = shopsIn(plan.field);
      // Providers begin at another plan each, so that none offers the first plans alone.
      const shop = shops[(round + place) % shops.length];
      if (shop !== undefined && round < 2 * shops.length) pairs.push({ plan, shop, again: round >= shops.length });
    }
  return pairs.slice(0, total);
};

/** 200 services to enterprises and 150 of laboratories; the same on each day. */
export const serviceRows = (): ServiceData[] => [
  ...spread(plans, ENTERPRISE_SERVICES).map(({ plan, shop, again }, index) =>
    enterpriseRow(plan, shop, index + 1, again),
  ),
  ...spread(testPlans, EXPERIMENT_SERVICES).map(({ plan, shop }, index) => testRow(plan, shop, index + 1)),
];
