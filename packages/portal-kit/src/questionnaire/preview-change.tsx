import { moneyText } from '@zonekit/ui/money/parts';
import { Fragment } from 'react';
import { useLocale } from 'use-intl';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import { sameCounts } from './core/preview-change.ts';
import * as css from './questionnaire.css.ts';
import type { Counted } from './use-preview.ts';

/** With a true minus sign (U+2212). */
const signed = (by: number, figure: string): string => `${by > 0 ? '+' : '−'}${figure}`;

interface PreviewChangeProps {
  shown: Counted;
  /** What a question asks for, as a reason. */
  topicOf: (step: number) => string;
}

/** Change of the counts by the last answer, and the name of that answer: `−12 possible, +1 met, because of the industries`. */
export function PreviewChange({ shown, topicOf }: PreviewChangeProps) {
  const t = useKitTranslations('questionnaire');
  const locale = useLocale();
  const { before, step, reason } = shown;
  if (sameCounts(before, shown)) return t('preview.same');
  const changes = (['possible', 'met', 'amount'] as const).flatMap((figure) => {
    const by = shown[figure] - before[figure];
    const size = Math.abs(by);
    const delta = signed(by, figure === 'amount' ? moneyText(size, locale) : size.toLocaleString(locale));
    return by === 0 ? [] : [{ figure, delta }];
  });
  return (
    <>
      {changes.map(({ figure, delta }) => (
        <Fragment key={figure}>
          {t.rich(`preview.change.${figure}`, {
            delta,
            b: (words) => <b className={css.changeNumber}>{words}</b>,
          })}
          {t('preview.separator')}
        </Fragment>
      ))}
      {reason ?? (step === null ? t('preview.several') : topicOf(step))}
    </>
  );
}
