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
 * Joins changed answers to a saved profile for a what-if. Whoever changes the figure moves its answer along;
 * whoever changes the answer drops an exact figure that no longer lies in it.
 */
export const withAnswers = (saved: ProfileInput, changed: Partial<ProfileInput>): ProfileInput => {
  let next: ProfileInput = { ...saved, ...changed };
  if (saved.facts || changed.facts) next = { ...next, facts: { ...saved.facts, ...changed.facts } };
  for (const field of figureFields) {
    const fact = exactFactOf(field);
    const figure = next.facts?.[fact];
    if (typeof figure !== 'number') continue;
    const rank = rankOf(field, figure);
    if (rank === next[field]) continue;
    const figureIsNew = changed.facts?.[fact] !== undefined && changed.facts[fact] !== saved.facts?.[fact];
    const answerIsNew = changed[field] !== undefined && changed[field] !== saved[field];
    if (figureIsNew && !answerIsNew && rank !== null) next = { ...next, [field]: rank };
    if (answerIsNew && !figureIsNew) {
      const { [fact]: _dropped, ...facts } = next.facts ?? {};
      next = { ...next, facts };
    }
  }
  return next;
};
