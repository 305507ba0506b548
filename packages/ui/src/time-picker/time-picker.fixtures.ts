import en from '../labels/en.ts';
import zh from '../labels/zh-CN.ts';

export const TIME_ZH = zh.timePicker.labels;
export const TIME_EN = en.timePicker.labels;
