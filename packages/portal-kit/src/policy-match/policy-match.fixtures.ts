import type { CriterionVerdict } from './core/verdicts.ts';

const make = (id: string, label: string, rest: Partial<CriterionVerdict>): CriterionVerdict => ({
  criterion: { id, label, clause: `第四条（${id}）` },
  verdict: 'met',
  actual: null,
  nearest_change: null,
  ask: null,
  ...rest,
});

/** Two that are met, one that is not, two that nobody was asked for. */
export const VERDICTS: CriterionVerdict[] = [
  make('1', '区内注册满一年', { actual: '2021-03-18登记' }),
  make('2', '属于智能装备产业领域', { actual: '智能装备、机器人' }),
  make('3', '上年度研发费用不低于300万元', {
    verdict: 'unmet',
    actual: '260万元',
    nearest_change: { label: '研发费用再增加40万元即符合' },
  }),
  make('4', '已填报107-2表', {
    verdict: 'unknown',
    ask: { field: 'facts.filed_form_107_2', kind: 'boolean', question: '是否已填报107-2表？' },
  }),
  make('5', '设备投资额不低于500万元', {
    verdict: 'unknown',
    ask: { field: 'facts.equipment_investment', kind: 'number', question: '近十二个月设备投资额是多少万元？' },
  }),
];
