import en from '../labels/en.ts';
import zh from '../labels/zh-CN.ts';

export const CALENDAR_ZH = zh.calendar.labels;
export const CALENDAR_EN = en.calendar.labels;
