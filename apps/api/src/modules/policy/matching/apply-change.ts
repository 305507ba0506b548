import type { Criterion, ProfileInput } from '@zonekit/api-client/policy/contract';
import { exactFactOf, type FigureField, figureOfExactFact, figures, rankOf } from './figures.ts';

/** Sets a fact; an exact figure moves the answer to the range that holds it, so that the two do not contradict. */
const withFact = (profile: ProfileInput, name: string, value: number | boolean): ProfileInput => {
  const facts = { ...profile.facts, [name]: value };
  const figure = figureOfExactFact(name);
  const rank = figure && typeof value === 'number' ? rankOf(figure, value) : null;
  return figure && rank !== null ? { ...profile, facts, [figure]: rank } : { ...profile, facts };
};

/** The profile after a change that a judgement proposed. Changes of kinds that no judgement proposes leave it as it is. */
export const applyChange = (profile: ProfileInput, change: { field: string; to: Criterion['value'] }): ProfileInput => {
  const { field, to } = change;
  if (field === 'is_high_tech' && typeof to === 'boolean') return { ...profile, is_high_tech: to };
  if (field.startsWith('facts.') && (typeof to === 'number' || typeof to === 'boolean')) {
    return withFact(profile, field.slice('facts.'.length), to);
  }
  return profile;
};

const figureFields = Object.keys(figures) as FigureField[];

/**
 * A profile about to replace the saved one (null: none yet) in which no answer contradicts the exact figure beside it.
 * Whoever changes the answer alone drops a figure that no longer lies in it; otherwise the answer follows the figure.
 * A figure that no answer holds (below nought, half a patent) stays as it is.
 */
export const settleFigures = (next: ProfileInput, saved: ProfileInput | null): ProfileInput => {
  let settled = next;
  for (const field of figureFields) {
    const fact = exactFactOf(field);
    const figure = next.facts?.[fact];
    if (typeof figure !== 'number') continue;
    const rank = rankOf(field, figure);
    if (rank === next[field]) continue;
    const answerIsNew = next[field] !== undefined && next[field] !== saved?.[field];
    if (answerIsNew && figure === saved?.facts?.[fact]) {
      const { [fact]: _dropped, ...facts } = settled.facts ?? {};
      settled = { ...settled, facts };
    } else if (rank !== null) settled = { ...settled, [field]: rank };
  }
  return settled;
};

/** Joins changed answers to a saved profile for a what-if, which so counts what a save of them would. */
export const withAnswers = (saved: ProfileInput, changed: Partial<ProfileInput>): ProfileInput => {
  const next: ProfileInput = { ...saved, ...changed };
  if (saved.facts || changed.facts) next.facts = { ...saved.facts, ...changed.facts };
  return settleFigures(next, saved);
};
