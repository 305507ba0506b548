import { styleVariants } from '@vanilla-extract/css';
import { token } from '../theme/vars.ts';

/** A step of the space scale: 4, 8, 12, 16, 24, 32, 48, 64, 96 px; 0 is none. */
export type SpaceStep = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

const STEPS: readonly SpaceStep[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

const perStep = (property: string) =>
  styleVariants(Object.fromEntries(STEPS.map((step) => [step, step])) as { [S in SpaceStep]: S }, (step) => ({
    [property]: step === 0 ? 0 : token(`space-${step}`),
  }));

export const gap = perStep('gap');
export const rowGap = perStep('rowGap');
export const paddingBlock = perStep('paddingBlock');
export const paddingInline = perStep('paddingInline');
