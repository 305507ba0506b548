import type {
  InstrumentCategory,
  LabQualification,
  TechnologyField,
} from '@zonekit/api-client/experiment/resource/contract';
import type { Scene } from '../file/scenes.ts';
import type { OptionName } from './parts.ts';
import type { Said, Words } from './said.types.ts';

/** Label, values of which an instrument has one, unit. */
export type FigurePlan = readonly [label: Words, values: readonly [Said, ...Said[]], unit?: Said];

/** A kind of instrument, of which the demo has several. */
export interface InstrumentPlan {
  name: Words;
  category: InstrumentCategory;
  field: TechnologyField;
  /** Of the models, which have numbers behind it. */
  model: string;
  /** Yuan per hour. */
  price: readonly [from: number, to: number];
  /** Ten thousand yuan. */
  value: readonly [from: number, to: number];
  figures: readonly [FigurePlan, FigurePlan, FigurePlan, ...FigurePlan[]];
  options: readonly OptionName[];
  /** Whether trained users may run it themselves. */
  self: boolean;
  /** Numbers of the providers, from 1. */
  shops: readonly [number, ...number[]];
  /** Purpose, in one sentence. */
  use: Words;
  scene: Scene;
}

export const qualificationsOf: Readonly<Record<number, readonly LabQualification[]>> = {
  1: ['cnas'],
  2: ['cma', 'cnas'],
  3: ['cma', 'cnas'],
  4: ['cma', 'cnas'],
  5: ['cnas', 'classification_society'],
  6: ['classification_society'],
  7: ['classification_society'],
  9: ['cma', 'cnas'],
  11: ['cma', 'cnas'],
  12: ['cma', 'cnas'],
  16: ['cnas', 'classification_society'],
  17: ['cma'],
  18: ['cnas'],
  19: ['cnas'],
  23: ['cma'],
  24: ['cma', 'cnas'],
};
