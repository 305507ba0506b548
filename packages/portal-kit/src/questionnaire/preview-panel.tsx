import { Dialog } from '@zonekit/ui/dialog';
import { Skeleton } from '@zonekit/ui/skeleton';
import { VisuallyHidden } from '@zonekit/ui/visually-hidden';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import type { Step } from './core/steps.ts';
import * as css from './questionnaire.css.ts';
import type { Counted, PreviewState } from './use-preview.ts';

/** So many fit beside a question without scrolling. */
const MAX_SAMPLE = 4;

const signed = (delta: number): string => (delta > 0 ? `+${delta}` : `−${Math.abs(delta)}`);

interface ChangeProps {
  shown: Counted | null;
  isAnswered: boolean;
  positionOf: (step: Step) => number;
}

function Change({ shown, isAnswered, positionOf }: ChangeProps) {
  const t = useKitTranslations('questionnaire');
  if (shown?.delta === undefined) return t(isAnswered ? 'preview.asAnswered' : 'preview.waiting');
  if (shown.delta === 0) return t('preview.same');
  const because =
    shown.step === null ? t('preview.several') : t('preview.because', { step: String(positionOf(shown.step)) });
  return t.rich('preview.delta', {
    delta: signed(shown.delta),
    reason: shown.reason ?? because,
    b: (words) => <b className={css.changeNumber}>{words}</b>,
  });
}

/** How many policies are open to the answers so far, and why the number moved. */
export function PreviewPanel({ status, ...change }: PreviewState & ChangeProps) {
  const t = useKitTranslations('questionnaire');
  const { shown } = change;
  const isCounting = status === 'counting';
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
              count: shown.count,
              b: (words) => <b className={isCounting ? `${css.number} ${css.stale}` : css.number}>{words}</b>,
            })
          )}
        </p>
      )}
      {!isBlank && (
        <p className={css.change}>
          <Change {...change} />
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
        {status === 'ready' && shown && (
          <>
            {t('preview.title')} {t.rich('preview.count', { count: shown.count, b: (words) => words })}
          </>
        )}
      </VisuallyHidden>
    </Dialog.Body>
  );
}
