'use client';
import { useEffect } from 'react';

/** No tip is shown before one of these. A press while the code loads must be known to it: after one no tip is shown. */
const FIRST_INPUTS = ['pointerover', 'pointerdown', 'keydown'] as const;

/** Loads the code of the tips on the first input and hands it those that came meanwhile. If that fails, the names are still announced. */
const watchOnFirstInput = (): (() => void) => {
  const inputs: Event[] = [];
  let unwatch: (() => void) | undefined;
  let stopped = false;
  const each = (change: 'addEventListener' | 'removeEventListener') => {
    for (const type of FIRST_INPUTS) window[change](type, onInput, true);
  };
  const onInput = async (event: Event) => {
    if (inputs.push(event) > 1) return;
    const tips = await import('./label-tips.ts').catch(() => null);
    each('removeEventListener');
    if (!stopped) unwatch = tips?.watchLabelTips(inputs);
  };
  each('addEventListener');
  return () => {
    stopped = true;
    each('removeEventListener');
    unwatch?.();
  };
};

/**
 * Put it inside a control with only an icon, which has `data-tip` and `aria-label`: shows the name as a tip.
 * `data-tip="above"` sets the side.
 */
export function LabelTip() {
  useEffect(watchOnFirstInput, []);
  return null;
}
