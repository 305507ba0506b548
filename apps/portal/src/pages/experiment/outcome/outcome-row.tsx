import type { OutcomeSummary } from '@zonekit/api-client/experiment/outcome/contract';
import { Link } from '@zonekit/ui/link';
import { MarkedText } from '@zonekit/ui/marked-text';
import { moneyText } from '@zonekit/ui/money/parts';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { RowTitle } from '../../shared/list/row-title.tsx';
import { outcomePath } from '../resource-paths.ts';
import { Maturity } from './maturity.tsx';
import * as css from './outcome-row.css.ts';

/** The price of an outcome, or that it is negotiable, with what is asked besides. */
export const usePriceText = () => {
  const t = useWords('experimentOutcome');
  const locale = useLocale();
  return ({ price, terms }: Pick<OutcomeSummary, 'price' | 'terms'>): string =>
    [price ? moneyText(price.amount, locale) : terms === null ? t('negotiable') : null, terms]
      .filter(Boolean)
      .join(t('separator'));
};

/** An outcome: whose it is, how mature, on which terms, and how far it has come. */
export function OutcomeRow({ outcome }: { outcome: OutcomeSummary }) {
  const t = useWords('experimentOutcome');
  const area = useWords('experiment');
  const priceText = usePriceText();
  const { id, lang, holder, field, maturity, cooperation, progress, patents, snippet } = outcome;
  return (
    <Link href={outcomePath(id)} className={css.row}>
      <span className={css.body}>
        <span className={css.title}>
          <RowTitle item={outcome} />
        </span>
        <span className={css.line}>
          <span lang={lang}>{holder}</span>
          <span>{area(`fields.${field}`)}</span>
          {snippet && (
            <span lang={lang}>
              <MarkedText pieces={snippet} />
            </span>
          )}
        </span>
      </span>
      <Maturity level={maturity} />
      <span className={css.terms}>
        <b className={css.strong}>{cooperation.map((mode) => t(`cooperations.${mode}`)).join(t('separator'))}</b>
        <span lang={lang}>{priceText(outcome)}</span>
      </span>
      <span className={css.progress} lang={progress === null ? undefined : lang}>
        {progress ?? (patents > 0 && t('patents', { count: patents }))}
      </span>
    </Link>
  );
}
