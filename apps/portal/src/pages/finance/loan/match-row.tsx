import type { LoanMatch } from '@zonekit/api-client/finance/matching/contract';
import { Button } from '@zonekit/ui/button';
import { CellRow } from '@zonekit/ui/cell-row';
import { Icon } from '@zonekit/ui/icon';
import { Link } from '@zonekit/ui/link';
import { moneyText } from '@zonekit/ui/money/parts';
import { Check, CircleHelp, X } from 'lucide-react';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { CompareBox } from '../../shared/compare/compare-slots.tsx';
import * as css from './loan-center.css.ts';
import { bondSubmitHref, productHref } from './loan-paths.ts';
import { type NeedSearch, needHref } from './need-address.ts';
import { AMOUNT_SCALE, TERM_SCALE } from './need-scale.ts';
import * as rowCss from './product-row.css.ts';
import { COMPARED } from './product-row.tsx';
import { RangeScale } from './range-scale.tsx';
import { RateFigure } from './rate-figure.tsx';
import { useLoanWords } from './use-loan-words.ts';

const WAN = 1_000_000;
/** Open questions that a row shows. */
const SHOWN = 1;

interface MatchRowProps {
  match: LoanMatch;
  need: NeedSearch;
}

/** A product held against the need: what fits, what does not and why, and which change would make it fit. */
export function MatchRow({ match, need }: MatchRowProps) {
  const t = useWords('financeLoanCenter');
  const locale = useLocale();
  const { t: area, amounts, collaterals } = useLoanWords();
  const { product, verdicts, met, eligibility } = match;
  const { id, title, lang, institution, rate, amount, term } = product;
  const needed = {
    amount: need.amount === undefined ? '–' : moneyText(Math.round(need.amount * WAN), locale),
    term: need.term === undefined ? '–' : area('terms', { min: need.term, max: need.term }),
  };
  return (
    <li className={css.row}>
      <div className={rowCss.body}>
        <Link href={productHref(id)} className={rowCss.title}>
          <b lang={lang}>{title}</b>
        </Link>
        <p className={rowCss.shop} lang={lang}>
          {institution.name}
        </p>
        <p className={rowCss.note}>{collaterals(product.collaterals)}</p>
      </div>
      <RateFigure rate={rate} />
      <div className={css.middle}>
        <p className={css.scales}>
          <RangeScale
            range={{ min: amount.min.amount / WAN, max: amount.max.amount / WAN }}
            need={need.amount}
            scale={AMOUNT_SCALE}
            caption={t('amountRange', { range: amounts(amount) })}
            label={t('amountScale', { range: amounts(amount), need: needed.amount })}
          />
          <RangeScale
            range={term}
            need={need.term}
            scale={TERM_SCALE}
            caption={t('termRange', { range: area('terms', term) })}
            label={t('termScale', { range: area('terms', term), need: needed.term })}
          />
        </p>
        <Reasons match={match} need={need} />
      </div>
      <div className={css.end}>
        <span className={css.met}>
          <CellRow states={verdicts.map(({ verdict }) => verdict)} />
          {t('met', { met, total: verdicts.length })}
        </span>
        <Button asChild size="sm">
          {eligibility === 'eligible' ? (
            <Link href={bondSubmitHref(id)}>{area('apply')}</Link>
          ) : (
            <Link href={productHref(id)}>{area('details')}</Link>
          )}
        </Button>
        <CompareBox kind={COMPARED} item={{ id, title }} />
      </div>
    </li>
  );
}

function Reasons({ match: { verdicts, eligibility }, need }: MatchRowProps) {
  const t = useWords('financeLoanCenter');
  if (eligibility === 'eligible')
    return (
      <p className={css.reason}>
        <Icon as={Check} className={css.icon} />
        {t('fits')}
      </p>
    );
  const unmet = verdicts.filter(({ verdict }) => verdict === 'unmet');
  const open = verdicts.filter(({ verdict }) => verdict === 'unknown');
  const changed = (field: string, to: unknown): string | null =>
    (field === 'need.amount' || field === 'need.term') && typeof to === 'number'
      ? needHref({ ...need, [field.slice('need.'.length)]: to, page: 1 })
      : null;
  return (
    <ul className={css.reasons}>
      {unmet.map(({ criterion, nearest_change: change }) => {
        const href = change && changed(change.field, change.to);
        return (
          <li key={criterion.id} className={css.reason}>
            <Icon as={X} className={css.icon} />
            <span className={css.why}>
              {t('unmet', { label: criterion.label })}
              {change &&
                (href ? (
                  <Link kind="text" href={href}>
                    {change.label}
                  </Link>
                ) : (
                  <span>{change.label}</span>
                ))}
            </span>
          </li>
        );
      })}
      {open.slice(0, SHOWN).map(({ criterion, ask }) => (
        <li key={criterion.id} className={css.reason}>
          <Icon as={CircleHelp} className={css.icon} />
          <span>{t('unknown', { question: ask?.question ?? criterion.label })}</span>
        </li>
      ))}
      {open.length > SHOWN && <li className={rowCss.note}>{t('more', { count: open.length - SHOWN })}</li>}
    </ul>
  );
}
