import type { FundSummary } from '@zonekit/api-client/finance/fund/contract';
import { Link } from '@zonekit/ui/link';
import { MarkedText } from '@zonekit/ui/marked-text';
import { Money } from '@zonekit/ui/money';
import { Tag } from '@zonekit/ui/tag';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { RowTitle } from '../../shared/list/row-title.tsx';
import * as css from '../offer-row.css.ts';
import { fundHref } from './fund-paths.ts';
import { FundStateChip } from './fund-state.tsx';
import { WindowLine } from './window-line.tsx';

/** What a fund supports and how, how much it gives, and whether it takes applications. */
export function FundRow({ fund }: { fund: FundSummary }) {
  const t = useWords('financeFunds');
  const locale = useLocale();
  const { id, name, lang, kind, support, title_hits, snippet, offer, manager, state, amount_max } = fund;
  return (
    <Link href={fundHref(id)} className={css.row}>
      <div className={css.body}>
        <span className={css.title}>
          <RowTitle item={{ title: name, lang, title_hits }} />
        </span>
        <p className={css.tags}>
          <FundStateChip state={state} />
          <Tag strong>{t(`supports.${support}`)}</Tag>
          <Tag>{t(`kinds.${kind}`)}</Tag>
        </p>
        <p className={css.offer} lang={lang}>
          {snippet ? <MarkedText pieces={snippet} /> : offer}
        </p>
        <p className={css.note} lang={lang}>
          {t('managedBy', { manager })}
        </p>
      </div>
      <div className={css.figures}>
        <p className={css.amount}>
          <Money fen={amount_max.amount} locale={locale} limit={t('most')} />
        </p>
        <p className={css.note}>
          {t('size')} <Money fen={fund.size.amount} locale={locale} />
        </p>
        <p className={css.note}>
          <WindowLine fund={fund} />
        </p>
      </div>
    </Link>
  );
}
