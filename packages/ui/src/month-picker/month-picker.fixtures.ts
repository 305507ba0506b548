import en from '../labels/en.ts';
import zh from '../labels/zh-CN.ts';

export const MONTH_ZH = zh.monthPicker.labels;
export const MONTH_EN = en.monthPicker.labels;
