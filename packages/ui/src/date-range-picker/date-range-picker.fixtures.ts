import en from '../labels/en.ts';
import zh from '../labels/zh-CN.ts';
import type { DatePreset } from './range-panel.tsx';

export const RANGE_ZH = zh.dateRangePicker.labels;
export const RANGE_EN = en.dateRangePicker.labels;

/** As counted on 2026-11-20. */
export const PRESETS_ZH: readonly DatePreset[] = [
  { label: '最近7天', range: { start: '2026-11-14', end: '2026-11-20' } },
  { label: '最近30天', range: { start: '2026-10-22', end: '2026-11-20' } },
  { label: '本月', range: { start: '2026-11-01', end: '2026-11-30' } },
  { label: '本年', range: { start: '2026-01-01', end: '2026-12-31' } },
];

export const PRESETS_EN: readonly DatePreset[] = [
  { label: 'Last 7 days', range: { start: '2026-11-14', end: '2026-11-20' } },
  { label: 'Last 30 days', range: { start: '2026-10-22', end: '2026-11-20' } },
  { label: 'This month', range: { start: '2026-11-01', end: '2026-11-30' } },
];
