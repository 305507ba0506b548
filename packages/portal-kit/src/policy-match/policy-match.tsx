'use client';
import { CellRow } from '@zonekit/ui/cell-row';
import { Icon } from '@zonekit/ui/icon';
import { Check, ChevronDown, CircleHelp, X } from 'lucide-react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import { AskForm, type AskFormProps } from './ask-form.tsx';
import { type CriterionVerdict, cellsOf, groupVerdicts } from './core/verdicts.ts';
import * as css from './policy-match.css.ts';

export type { Ask, CriterionVerdict } from './core/verdicts.ts';

export interface PolicyMatchProps extends Omit<AskFormProps, 'ask'> {
  /** Criteria of the policy, each with its result for this enterprise. */
  verdicts: readonly CriterionVerdict[];
}

const ICONS = { met: Check, unmet: X, unknown: CircleHelp };

/** A declaration compared with a profile: how many criteria are met, the unmet ones with the smallest change, the unanswered questions. */
export function PolicyMatch({ verdicts, ...askFormProps }: PolicyMatchProps) {
  const t = useKitTranslations('policyMatch');
  const { met, unmet, unknown } = groupVerdicts(verdicts);
  const counts = { met: met.length, total: verdicts.length };
  return (
    <div>
      <p className={css.score} role="status">
        {t.rich('score', { ...counts, b: (chunks) => <b>{chunks}</b> })}
      </p>
      <CellRow states={cellsOf(verdicts)} size="lg" label={t('scoreLabel', counts)} style={{ marginBottom: 16 }} />
      {unmet.length + unknown.length > 0 && (
        <ul className={css.list} aria-label={t('inWay')}>
          {[...unmet, ...unknown].map((item) => (
            <Row key={item.criterion.id} item={item} {...askFormProps} />
          ))}
        </ul>
      )}
      {met.length > 0 && (
        <details className={css.fold} open={unmet.length + unknown.length === 0}>
          <summary className={css.summary}>
            {t('metCount', { count: met.length })}
            <Icon as={ChevronDown} />
          </summary>
          <ul className={css.list}>
            {met.map((item) => (
              <Row key={item.criterion.id} item={item} {...askFormProps} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Row({ item, ...askFormProps }: { item: CriterionVerdict } & Omit<AskFormProps, 'ask'>) {
  const t = useKitTranslations('policyMatch');
  const { criterion, verdict, actual, nearest_change: nearest, ask } = item;
  const said = actual === null ? verdict === 'unknown' && t('unanswered') : t('actual', { actual });
  return (
    <li className={css.row} data-verdict={verdict}>
      <Icon as={ICONS[verdict]} size={20} className={css.mark} label={t(verdict)} />
      <div>
        <p className={css.label}>{ask?.question ?? criterion.label}</p>
        {ask && <p className={css.detail}>{criterion.label}</p>}
        <p className={css.clause}>{t('clause', { clause: criterion.clause })}</p>
        {said && <p className={css.detail}>{said}</p>}
        {verdict === 'unmet' && <p className={css.nearest}>{nearest?.label ?? t('fixed')}</p>}
        {ask && <AskForm ask={ask} {...askFormProps} />}
      </div>
    </li>
  );
}
