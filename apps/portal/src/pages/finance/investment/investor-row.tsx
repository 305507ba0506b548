import type { InvestorSummary } from '@zonekit/api-client/finance/investor/contract';
import { Link } from '@zonekit/ui/link';
import { MarkedText } from '@zonekit/ui/marked-text';
import { Tag } from '@zonekit/ui/tag';
import { useWords } from '../../../platform/words/use-words.ts';
import { RowTitle } from '../../shared/list/row-title.tsx';
import { AmountRange } from '../amount-range.tsx';
import * as css from '../offer-row.css.ts';
import { investorHref } from './investment-paths.ts';

/** What an investor looks for, in which stages, and how much it invests at a time. */
export function InvestorRow({ investor }: { investor: InvestorSummary }) {
  const t = useWords('financeInvestment');
  const { id, name, lang, kind, stages, title_hits, snippet, offer, city, founded_year, cases } = investor;
  return (
    <Link href={investorHref(id)} className={css.row}>
      <div className={css.body}>
        <span className={css.title}>
          <RowTitle item={{ title: name, lang, title_hits }} />
        </span>
        <p className={css.tags}>
          <Tag strong>{t(`kinds.${kind}`)}</Tag>
          {stages.map((stage) => (
            <Tag key={stage}>{t(`stages.${stage}`)}</Tag>
          ))}
        </p>
        <p className={css.offer} lang={lang}>
          {snippet ? <MarkedText pieces={snippet} /> : offer}
        </p>
      </div>
      <div className={css.figures}>
        <p className={css.note}>{t('amount')}</p>
        <p className={css.amount}>
          <AmountRange from={investor.amount_min} to={investor.amount_max} />
        </p>
        <p className={css.note}>
          {t('cases', { count: cases })} · {t('since', { year: String(founded_year), city })}
        </p>
      </div>
    </Link>
  );
}
