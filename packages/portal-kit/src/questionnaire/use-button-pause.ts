import { useEffect, useState } from 'react';
import { BUTTON_PAUSE_MS } from './core/constants.ts';
import type { Step } from './core/steps.ts';

/** True for half a second after each step change, beginning with the render of the change. */
export function useButtonPause(step: Step): boolean {
  const [settled, setSettled] = useState(step);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(step), BUTTON_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [step]);
  return settled !== step;
}
