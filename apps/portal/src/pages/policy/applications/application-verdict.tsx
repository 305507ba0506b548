import { cellsOf } from '@zonekit/portal-kit/policy-match/core';
import { CellRow } from '@zonekit/ui/cell-row';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import { useQualify } from '../detail/use-qualify.ts';
import * as css from './applications.css.ts';

/** How the declaration compares with the saved profile, above the form that applies for it; nothing without a profile. */
export function ApplicationVerdict({ callId }: { callId: string }) {
  const t = useWords('policyApplications');
  const qualify = useQualify(callId);
  if (qualify.status !== 'matched') return null;
  const { verdicts, met } = qualify.match;
  const unmet = verdicts.filter(({ verdict }) => verdict === 'unmet').map(({ criterion }) => criterion.label);
  return (
    <section className={css.verdict} aria-label={t('verdict.title', { name: qualify.profile.enterprise_name })}>
      <CellRow states={cellsOf(verdicts)} />
      <b>{t('verdict.met', { met, total: verdicts.length })}</b>
      <Link kind="text" href={`/policy/policyDeclaration/${callId}#qualify`}>
        {t('verdict.details')}
      </Link>
      {unmet.length > 0 && <p className={css.unmet}>{t('verdict.inWay', { labels: unmet.join(t('verdict.and')) })}</p>}
    </section>
  );
}
