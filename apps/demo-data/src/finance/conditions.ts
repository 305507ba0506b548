import type { Draft } from '../policy/criteria.ts';

/** Valid intellectual property, of any kind. */
export const property = (count: number): Draft => ({
  field: 'intellectual_property_rights',
  operator: 'gte',
  value: count,
  label: {
    'zh-CN': `有效知识产权不少于${count}项`,
    en: `At least ${count} valid intellectual property ${count === 1 ? 'item' : 'items'}`,
  },
});

export const exporter: Draft = {
  field: 'facts.export_licence',
  operator: 'eq',
  value: true,
  label: { 'zh-CN': '已办理对外贸易经营者备案', en: 'Filed as a foreign-trade operator' },
};

export const energyAudit: Draft = {
  field: 'facts.energy_audit',
  operator: 'eq',
  value: true,
  label: { 'zh-CN': '已完成节能诊断或有改造方案', en: 'Has an energy audit or a conversion plan' },
};
