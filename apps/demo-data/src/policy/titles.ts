import type { Words } from '../../../api/src/modules/policy/matching/criterion-data.ts';
import type { Department } from './departments.ts';
import type { Theme } from './themes.ts';

export type Kind =
  | 'measures'
  | 'rules'
  | 'details'
  | 'notice'
  | 'plan'
  | 'fund'
  | 'opinion'
  | 'scheme'
  | 'procedure'
  | 'index'
  | 'list'
  | 'answers';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface Pattern {
  kind: Kind;
  title: (zhPlace: string, zhTopic: string, enPlace: string, enTopic: string, year: number) => Words;
}
const pattern = (
  kind: Kind,
  zh: (p: string, t: string, y: number) => string,
  en: (p: string, t: string, y: number) => string,
): Pattern => ({
  kind,
  title: (zhPlace, zhTopic, enPlace, enTopic, year) => ({
    'zh-CN': zh(zhPlace, zhTopic, year),
    en: en(enPlace, enTopic, year),
  }),
});
const within = (place: string) =>
  place ? ` in ${place === 'Provincial' ? 'the province' : place === 'Donggang' ? place : `the ${place}`}` : '';

/** Ways in which departments name their documents. */
export const patterns: readonly [Pattern, ...Pattern[]] = [
  pattern(
    'measures',
    (p, t) => `关于${p ? `在${p}` : '进一步'}支持${t}的若干措施`,
    (p, t) => `Measures to support ${t}${within(p)}`,
  ),
  pattern(
    'rules',
    (p, t, y) => `${p}${t}管理办法（${y}年修订）`,
    (p, t, y) => `Rules for ${t}${within(p)} (${y} revision)`,
  ),
  pattern(
    'details',
    (p, t) => `${p}促进${t}实施细则`,
    (p, t) => `Implementing rules to advance ${t}${within(p)}`,
  ),
  pattern(
    'notice',
    (p, t, y) => `关于做好${y}年度${p}${t}工作的通知`,
    (p, t, y) => `Notice on ${t}${within(p)} in ${y}`,
  ),
  pattern(
    'plan',
    (p, t, y) => `${p}${t}三年行动计划（${y}—${y + 2}年）`,
    (p, t, y) => `Three-year plan for ${t}${within(p)} (${y} to ${y + 2})`,
  ),
  pattern(
    'fund',
    (p, t) => `${p}${t}专项资金管理办法`,
    (p, t) => `Managing the special fund for ${t}${within(p)}`,
  ),
  pattern(
    'opinion',
    (p, t) => `关于加快推进${p}${t}的实施意见`,
    (p, t) => `Opinion on speeding up ${t}${within(p)}`,
  ),
  pattern(
    'scheme',
    (p, t) => `${p}${t}试点工作方案`,
    (p, t) => `Pilot scheme: ${t}${within(p)}`,
  ),
  pattern(
    'procedure',
    (p, t) => `${p}${t}操作规程（试行）`,
    (p, t) => `Procedure for ${t}${within(p)} (trial)`,
  ),
  pattern(
    'index',
    (p, t) => `关于印发《${p}${t}绩效评价办法》的通知`,
    (p, t) => `Assessing the results of ${t}${within(p)}`,
  ),
  pattern(
    'list',
    (p, t, y) => `关于公布${y}年度${p}${t}支持名单的通知`,
    (p, t, y) => `Supported enterprises: ${t}${within(p)}, ${y}`,
  ),
  pattern(
    'answers',
    (p, t) => `${p}${t}政策问答`,
    (p, t) => `Questions and answers on ${t}${within(p)}`,
  ),
];

export const titleOf = (pattern: Pattern, department: Department, theme: Theme, year: number): Words => {
  const { place } = department;
  const words = pattern.title(place['zh-CN'], theme.topic['zh-CN'], place.en, theme.topic.en, year);
  return { 'zh-CN': words['zh-CN'], en: capital(words.en) };
};
