import { useEffect, useRef } from 'react';
import type { StepFormApi } from './step-form.types.ts';

/** Nothing was typed for so long. */
const IDLE_MS = 2500;

/**
 * Saves the draft at the service once the typing pauses.
 * @param isBlocked a submission is under way, or another edition stands against a save
 */
export const useAutosave = (form: StepFormApi, isBlocked: () => boolean, save: () => Promise<void>) => {
  const latest = useRef({ isBlocked, save });
  useEffect(() => {
    latest.current = { isBlocked, save };
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          if (!latest.current.isBlocked()) void latest.current.save();
        }, IDLE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form]);
};
