import type { ProfileInput } from '@zonekit/api-client/policy/contract';
import { contains, exactly } from '../../../frame/matching/interval.ts';
import {
  type Judgement as Held,
  judgeList,
  judgeRange,
  listOf,
  met,
  type Rule,
  unknown,
  unmet,
} from '../../../frame/matching/judgement.ts';
import { nearestAccepted } from '../../../frame/matching/operators.ts';
import { ageInMonths } from './age.ts';
import { FACTS } from './facts.ts';
import { exactFactOf, type FigureField, figureOfExactFact, figures, isFigure, rangeOf } from './figures.ts';

export type { Rule };

/** What the profile says about the field. */
export type Actual =
  | { kind: 'exact'; value: number }
  | { kind: 'answer'; field: FigureField; rank: number }
  | { kind: 'boolean'; value: boolean }
  | { kind: 'list'; values: readonly (string | number)[] }
  | { kind: 'age'; months: number; registered: string }
  | { kind: 'region'; names: readonly string[] };

/** A judgement without words: `words.ts` puts it into a language. */
export type Judgement = Held<Actual>;

const judgeFigure = (rule: Rule, field: FigureField, profile: ProfileInput): Judgement => {
  const whole = figures[field].unit === 'count';
  const exactFact = `facts.${exactFactOf(field)}`;
  const rank = profile[field];
  const range = rank === undefined ? null : rangeOf(field, rank);
  const exact = profile.facts?.[exactFactOf(field)];
  const change = () => {
    const from = typeof exact === 'number' ? exact : (range?.low ?? 0);
    const to = nearestAccepted(rule.operator, rule.value, whole, from);
    return to === null ? null : { field: exactFact, to };
  };
  if (typeof exact === 'number' && (range === null || contains(range, exact))) {
    const actual: Actual = { kind: 'exact', value: exact };
    return judgeRange(rule, exactly(exact), whole) === 'met' ? met(actual) : unmet(actual, change());
  }
  if (range === null || rank === undefined) return unknown(null, field, 'answer');
  const actual: Actual = { kind: 'answer', field, rank };
  // The figure contradicts the answer: neither is believed until the visitor says which.
  if (typeof exact === 'number') return unknown(actual, exactFact, 'number');
  const verdict = judgeRange(rule, range, whole);
  if (verdict === 'unknown') return unknown(actual, exactFact, 'number');
  return verdict === 'met' ? met(actual) : unmet(actual, change());
};

const judgeFact = (rule: Rule, name: string, profile: ProfileInput): Judgement => {
  const figure = figureOfExactFact(name);
  if (figure) return judgeFigure({ ...rule, field: figure }, figure, profile);
  const fact = profile.facts?.[name];
  const factWords = FACTS[name];
  const changeable = factWords?.changeable ?? true;
  const kind = factWords?.kind ?? (typeof rule.value === 'boolean' ? 'boolean' : 'number');
  if (typeof fact !== kind || fact === undefined) return unknown(null, rule.field, kind);
  if (typeof fact === 'boolean') {
    const actual: Actual = { kind: 'boolean', value: fact };
    if (fact === rule.value) return met(actual);
    return unmet(actual, changeable && typeof rule.value === 'boolean' ? { field: rule.field, to: rule.value } : null);
  }
  const actual: Actual = { kind: 'exact', value: fact };
  if (judgeRange(rule, exactly(fact), false) === 'met') return met(actual);
  const to = changeable ? nearestAccepted(rule.operator, rule.value, false, fact) : null;
  return unmet(actual, to === null ? null : { field: rule.field, to });
};

/** Codes of GB/T 2260 hold their parents as prefixes: `370200` stands for all of `3702…`. */
const regionPrefix = (code: string): string => code.replace(/(00){1,2}$/, '');

const judgeRegion = (rule: Rule, profile: ProfileInput): Judgement => {
  const area = profile.address_area;
  if (area.county_id === '') return unknown(null, 'address_area', 'answer');
  const codes = [area.province_id, area.city_id, area.county_id];
  const inside = listOf(rule.value).some((code) => {
    const prefix = regionPrefix(String(code));
    return codes.some((own) => own === String(code)) || area.county_id.startsWith(prefix);
  });
  const actual: Actual = { kind: 'region', names: [area.province_name, area.city_name, area.county_name] };
  // Moving an enterprise is no advice: the region counts as a fact that cannot change. Source: the brief of matching.
  return (rule.operator === 'none_of' ? !inside : inside) ? met(actual) : unmet(actual);
};

/**
 * Holds one criterion against a profile. Pure: `now` decides the age alone, counted in Asia/Shanghai.
 * Answers are ranges; a threshold inside the chosen one is `unknown` and asks for the figure. Source: design, section 5.
 */
export const judge = (rule: Rule, profile: ProfileInput, now: Date): Judgement => {
  const { field } = rule;
  if (isFigure(field)) return judgeFigure(rule, field, profile);
  if (field.startsWith('facts.')) return judgeFact(rule, field.slice('facts.'.length), profile);
  switch (field) {
    case 'region':
      return judgeRegion(rule, profile);
    case 'enterprise_age_months': {
      if (profile.reg_time === undefined) return unknown(null, 'reg_time', 'answer');
      const months = ageInMonths(profile.reg_time, now);
      const actual: Actual = { kind: 'age', months, registered: profile.reg_time.slice(0, 10) };
      return judgeRange(rule, exactly(months), true) === 'met' ? met(actual) : unmet(actual);
    }
    case 'is_high_tech': {
      if (profile.is_high_tech === undefined) return unknown(null, field, 'boolean');
      const actual: Actual = { kind: 'boolean', value: profile.is_high_tech };
      if (profile.is_high_tech === rule.value) return met(actual);
      return unmet(actual, typeof rule.value === 'boolean' ? { field, to: rule.value } : null);
    }
    case 'industry': {
      if (profile.industry === undefined || profile.industry.length === 0) return unknown(null, field, 'answer');
      return judgeList(rule, profile.industry, { kind: 'list', values: profile.industry });
    }
    case 'applicant_background': {
      const backgrounds = profile.applicant_background;
      if (backgrounds === undefined || backgrounds.length === 0) return unknown(null, field, 'answer');
      // 8 is "none of these" and excludes the others.
      const held = backgrounds.filter((value) => value !== 8);
      return judgeList(rule, held, { kind: 'list', values: backgrounds });
    }
    default:
      return unknown(null, field, 'answer');
  }
};
