import type { ClauseComparison } from '@zonekit/api-client/policy/contract';
import { Breadcrumb } from '@zonekit/ui/breadcrumb';
import { Button } from '@zonekit/ui/button';
import { Container } from '@zonekit/ui/container';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import { ClauseRuns } from './clause-runs.tsx';
import * as css from './comparison.css.ts';
import type { ComparisonProps } from './comparison.types.ts';
import { VersionChoice } from './version-choice.tsx';

const CHANGES = ['changed', 'added', 'removed', 'unchanged'] as const;

/** Two versions of a document side by side, clause by clause. */
export function ComparisonPage({ policy, comparison }: ComparisonProps) {
  const t = useWords('policyVersions');
  const detail = useWords('policyDetail');
  const { counts, clauses, lang } = comparison;
  const path = `/policy/policyDocument/${policy.id}`;
  const figures = { ...counts, total: clauses.length };
  return (
    <Container>
      <div className={css.head}>
        <Breadcrumb
          label={detail('documents')}
          items={[
            { label: detail('home'), href: '/' },
            { label: detail('policy'), href: '/policy' },
            { label: detail('documents'), href: '/policy/policyDocument' },
            { label: policy.title, href: path },
            { label: t('comparison') },
          ]}
        />
        <h1 className={css.title} lang={policy.lang}>
          {policy.title}
        </h1>
        <p className={css.lede}>{t('lede')}</p>
      </div>
      <section className={css.summary} aria-label={t('comparison')}>
        <p className={css.count}>{t.rich('summary', { ...figures, b: (chunks) => <b>{chunks}</b> })}</p>
        <Strip clauses={clauses} label={t('strip', figures)} />
        <ul className={css.legend}>
          {CHANGES.map((change) => (
            <li key={change}>
              <i className={css.cell} data-change={change} aria-hidden="true" />
              {t(`change.${change}`)}
            </li>
          ))}
        </ul>
      </section>
      <VersionChoice versions={policy.versions} comparison={comparison} path={path} />
      {counts.unchanged === clauses.length && <p className={css.lede}>{t('same')}</p>}
      <ClauseRuns clauses={clauses} lang={lang} />
      <div className={css.end} data-unprinted="">
        <Button asChild kind="primary">
          <Link href={path}>{t('back')}</Link>
        </Button>
        <Button kind="quiet" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
    </Container>
  );
}

/** One cell for each clause, drawn by its change. */
function Strip({ clauses, label }: { clauses: readonly ClauseComparison[]; label: string }) {
  return (
    <div className={css.strip} role="img" aria-label={label}>
      {clauses.map(({ change, label: number }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a clause is its place in the text
        <i key={`${at}-${number}`} className={css.cell} data-change={change} />
      ))}
    </div>
  );
}
