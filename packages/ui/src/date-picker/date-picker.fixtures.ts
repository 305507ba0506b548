import en from '../labels/en.ts';
import zh from '../labels/zh-CN.ts';

export const DATE_ZH = zh.datePicker.labels;
export const DATE_EN = en.datePicker.labels;
