import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { BrowserContextOptions } from '@playwright/test';
import { PHONE } from './support.ts';

const DESK: BrowserContextOptions = {};

/** A journey in Chinese on a desk and in English on a phone: both languages and both layouts for the time of two. */
export const RUNS = [
  { lang: 'zh-CN', device: 'a desk', options: DESK },
  { lang: 'en', device: 'a phone', options: PHONE },
] as const;

/**
 * Runs of a journey in this run of the tests: one, which for the next journey is in the other language, so that `npm test` ends
 * in time; all of them by `JOURNEYS=all`.
 * @param file of the journey, absolute
 */
export const dueRuns = <T>(runs: Iterable<T>, file: string): readonly T[] => {
  const all = [...runs];
  if (process.env.JOURNEYS === 'all') return all;
  const journeys = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.journey.spec.ts'));
  const due = journeys.sort().indexOf(basename(file)) % all.length;
  return all.filter((_, index) => index === due);
};

/** A message whose placeholders, plurals and elements may be anything. */
export const pattern = (message: string): RegExp =>
  new RegExp(
    message.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+(?:, (?:[^{}]|\{[^{}]*\})*)?\}|<(\w+)><\/\1>/g, '.+'),
  );

/** Text before the first placeholder of a message. */
export const beginning = (message: string): RegExp => new RegExp(`^${message.split(/[{<]/)[0] ?? ''}`);
