'use client';
import { Icon } from '@zonekit/ui/icon';
import { Time } from '@zonekit/ui/time';
import { Cloud, CloudAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import type { DraftState } from './core/index.ts';
import * as css from './form-page.css.ts';

export interface FormFootProps {
  /** Of `useDraftForm`. */
  state: DraftState;
  /** It is being saved. */
  saving?: boolean;
  /** When the service last saved it, ISO 8601. */
  savedAt?: string | null;
  /** Why it was not saved; before all else. */
  problem?: ReactNode;
  /** What hinders it still: '2 remarks left'. */
  remaining?: ReactNode;
  /** Buttons; the submit button is last. */
  children: ReactNode;
}

/** What has become of what was typed, and the form's buttons; stays at the window's lower edge while the form is filled in. */
export function FormFoot({ state, saving = false, savedAt, problem, remaining, children }: FormFootProps) {
  const t = useKitTranslations('formPage');
  const safe = state === 'clean' || state === 'saved';
  const words = () => {
    if (saving) return t('saving');
    if (problem) return problem;
    if (state !== 'clean') return t(state);
    return savedAt ? t.rich('savedAt', { time: () => <Time value={savedAt} format="datetime" /> }) : null;
  };
  const said = words();
  return (
    <div className={css.foot} data-bar="always">
      <p role="status" className={css.status}>
        {said && <Icon as={safe && !problem ? Cloud : CloudAlert} />}
        {said}
      </p>
      {remaining && <p className={css.remaining}>{remaining}</p>}
      <div className={css.buttons}>{children}</div>
    </div>
  );
}
