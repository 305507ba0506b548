import type { DeclarationSummary } from '@zonekit/api-client/policy/contract';
import { DeadlineBar } from '@zonekit/ui/deadline-bar';
import { Figure } from '@zonekit/ui/figure';
import { Link } from '@zonekit/ui/link';
import { Money } from '@zonekit/ui/money';
import { useLocale } from 'use-intl';
import { useWords } from '../../platform/words/use-words.ts';
import * as css from './sections.css.ts';

export function ClosingSoon({ declarations, open }: { declarations: readonly DeclarationSummary[]; open: number }) {
  const t = useWords('home');
  const terms = useWords('policyTerms');
  const locale = useLocale();
  return (
    <div>
      <h3 className={css.closingHead}>
        {t('closing.title')}
        <Link kind="more" href="/policy/policyDeclaration?status=open&status=closing&sort=closes_at">
          {t('closing.all', { count: open })}
        </Link>
      </h3>
      <ul>
        {declarations.map((call) => (
          <li key={call.id}>
            <Link href={`/policy/policyDeclaration/${call.id}`} className={css.closingItem}>
              <span className={css.title} lang={call.lang}>
                {call.title}
              </span>
              <DeadlineBar
                daysLeft={call.days_left ?? 0}
                closing={call.status === 'closing'}
                date={terms('closes', { date: call.closes_at.slice(5, 10) })}
                remaining={terms.rich('left', {
                  days: call.days_left ?? 0,
                  b: (chunks) => <Figure>{chunks}</Figure>,
                })}
              />
              <span className={css.closingFoot}>
                <span>{call.support}</span>
                {call.amount && (
                  <Money
                    fen={call.amount.amount}
                    locale={locale}
                    limit={t('closing.upTo')}
                    className={css.closingAmount}
                  />
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
