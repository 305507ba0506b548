import type { BrowserContextOptions } from '@playwright/test';
import { PHONE } from './support.ts';

const DESK: BrowserContextOptions = {};

/** A journey in Chinese on a desk and in English on a phone: both languages and both layouts for the time of two. */
export const RUNS = [
  { lang: 'zh-CN', device: 'a desk', options: DESK },
  { lang: 'en', device: 'a phone', options: PHONE },
] as const;

/** A message whose placeholders and elements may be anything; plurals are not for this. */
export const pattern = (message: string): RegExp =>
  new RegExp(message.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+(, \w+)?\}|<(\w+)><\/\2>/g, '.+'));

/** Text before the first placeholder of a message. */
export const beginning = (message: string): RegExp => new RegExp(`^${message.split(/[{<]/)[0] ?? ''}`);
