import { Dialog } from '@zonekit/ui/dialog';
import { Money } from '@zonekit/ui/money';
import { Skeleton } from '@zonekit/ui/skeleton';
import { VisuallyHidden } from '@zonekit/ui/visually-hidden';
import { useLocale } from 'use-intl';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import type { PreviewCounts } from './core/preview-change.ts';
import { PreviewChange } from './preview-change.tsx';
import * as css from './questionnaire.css.ts';
import { useAnnounced } from './use-announced.ts';
import type { PreviewState } from './use-preview.ts';

/** So many fit beside a question without scrolling. */
const MAX_SAMPLE = 3;

interface PreviewPanelProps extends PreviewState {
  isAnswered: boolean;
  topicOf: (step: number) => string;
}

/** How many policies are possible by the answers so far, how many are met, and why that moved. */
export function PreviewPanel({ status, shown, isAnswered, topicOf }: PreviewPanelProps) {
  const t = useKitTranslations('questionnaire');
  const announced = useAnnounced(shown);
  const isCounting = status === 'counting';
  const numberStyle = status === 'ready' ? '' : css.stale;
  // Never counted and not countable now: the panel says what it is for, and nothing of a fault that is not the visitor's.
  const isBlank = shown === null && !isCounting;
  return (
    <Dialog.Body
      className={css.side}
      role="group"
      aria-label={t('preview.title')}
      data-status={status}
      data-blank={isBlank ? '' : undefined}
    >
      <h3 className={css.sideTitle}>{t('preview.title')}</h3>
      {!isBlank && (
        <p className={css.count} aria-busy={isCounting || undefined}>
          {shown === null ? (
            <>
              <Skeleton width="96px" height="2.25rem" />
              <VisuallyHidden>{t('preview.counting')}</VisuallyHidden>
            </>
          ) : (
            t.rich('preview.count', {
              count: shown.possible,
              b: (words) => <b className={`${css.number} ${numberStyle}`}>{words}</b>,
            })
          )}
        </p>
      )}
      {shown && (
        <p className={`${css.met} ${numberStyle}`} data-met={shown.met}>
          <Met {...shown} />
        </p>
      )}
      {!isBlank && (
        <p className={css.change}>
          {shown === null || shown.isFirst ? (
            t(isAnswered ? 'preview.asAnswered' : 'preview.waiting')
          ) : (
            <PreviewChange shown={shown} topicOf={topicOf} />
          )}
        </p>
      )}
      <ul className={css.sample}>
        {shown && shown.sample.length > 0 ? (
          shown.sample.slice(0, MAX_SAMPLE).map(({ title, amount }) => (
            <li key={title} className={css.sampleItem}>
              {title}
              {amount && <small className={css.amount}>{amount}</small>}
            </li>
          ))
        ) : (
          <li className={`${css.sampleItem} ${css.intro}`}>{t('preview.intro')}</li>
        )}
      </ul>
      <VisuallyHidden role="status">
        {announced && (
          <>
            {t('preview.title')} {t.rich('preview.count', { count: announced.possible, b: (words) => words })}
            {t('preview.separator')}
            <Met {...announced} />
            {t('preview.stop')}
            <PreviewChange shown={announced} topicOf={topicOf} />
          </>
        )}
      </VisuallyHidden>
    </Dialog.Body>
  );
}

function Met({ met, amount }: Pick<PreviewCounts, 'met' | 'amount'>) {
  const t = useKitTranslations('questionnaire');
  const locale = useLocale();
  return (
    <>
      {t.rich('preview.met', { count: met, b: (words) => <b>{words}</b> })}
      {amount > 0 && (
        <>
          {t('preview.separator')}
          <Money fen={amount} locale={locale} limit={t('preview.upTo')} />
        </>
      )}
    </>
  );
}
