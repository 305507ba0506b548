import type { Publication } from '@zonekit/api-client/policy/publication/contract';
import { Chip } from '@zonekit/ui/chip';
import { Link } from '@zonekit/ui/link';
import { MarkedText } from '@zonekit/ui/marked-text';
import { Money } from '@zonekit/ui/money';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from '../../shared/list/list-page.css.ts';
import { RowTitle } from '../../shared/list/row-title.tsx';
import { publicationHref } from './publication-href.ts';
import * as own from './publications.css.ts';

/** One announcement, published list or draft. */
export function PublicationRow({ item }: { item: Publication }) {
  const t = useWords('policyPublications');
  const locale = useLocale();
  const { kind, status, granted } = item;
  return (
    <Link href={publicationHref(item)} className={own.row} data-ended={status === 'closed' ? '' : undefined}>
      <div>
        <RowTitle item={item} />
        <p className={css.snippet} lang={item.lang}>
          {item.snippet ? <MarkedText pieces={item.snippet} /> : item.summary}
        </p>
        <p className={css.meta}>
          {status && kind !== 'announcement' && (
            <Chip tone={status === 'open' ? 'warning' : 'neutral'}>{t(`status.${kind}.${status}`)}</Chip>
          )}
          <span>{item.issuer}</span>
          {granted && <span>{t('granted', granted)}</span>}
        </p>
      </div>
      <div className={css.out}>
        <time dateTime={item.published_on} className={css.date}>
          {item.published_on}
        </time>
        {granted && <Money fen={granted.amount.amount} locale={locale} />}
      </div>
    </Link>
  );
}
