import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { shanghaiWhen } from '@zonekit/ui/day/shanghai';
import { ErrorSummary } from '@zonekit/ui/error-summary';
import type { MouseEvent } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import { reachableSteps } from './core/answers.ts';
import { positionOf } from './core/reducer.ts';
import { stepProblem } from './core/rules.ts';
import type { QuestionnaireState } from './core/state.ts';
import type { Step } from './core/steps.ts';
import * as css from './questionnaire.css.ts';
import type { DraftNotice } from './use-questionnaire.ts';

interface NoticesProps {
  state: QuestionnaireState;
  notice: DraftNotice;
  now: number;
  /** Number of the submit that was refused. */
  attempt: number;
  hasProfile: boolean;
  /** Source of the prefilled answers, which discarding a draft leaves. */
  prefillSource: string | null;
  onRetry: () => void;
  onDiscard: () => void;
  onUndo: () => void;
  onGo: (step: Step) => void;
}

const ANCHOR = 'question-';
/** Not answered at all; else there is something to put right. */
const MISSING: readonly string[] = ['name', 'area', 'required'];

/** Notices above the question: restored draft, refused questions, failed save, login required. */
export function QuestionnaireNotices(props: NoticesProps) {
  const { state, notice, now, attempt, hasProfile, prefillSource, onRetry, onDiscard, onUndo, onGo } = props;
  const t = useKitTranslations('questionnaire');
  const { saving, refused } = state;
  const goToQuestion = (event: MouseEvent) => {
    const href = event.target instanceof Element && event.target.closest('a')?.getAttribute('href');
    const step = refused.find((each) => href === `#${ANCHOR}${each}`);
    if (step === undefined) return;
    // The question may be on another step, where the summary's own link finds nothing.
    event.preventDefault();
    event.stopPropagation();
    onGo(step);
  };
  const words = (step: Step) => {
    const position = String(positionOf(state, step));
    const isMissing = MISSING.includes(stepProblem(step, state.answers, state.today, state.definition) ?? '');
    return t(isMissing ? 'question' : 'questionCheck', { step: position });
  };

  return (
    <div className={css.notices}>
      {refused.length > 0 && (
        <ErrorSummary
          key={attempt}
          title={t('summary')}
          errors={refused.map((step) => ({ id: `${ANCHOR}${step}`, message: words(step) }))}
          onClickCapture={goToQuestion}
        />
      )}
      {saving.status === 'failed' && (
        <Alert
          tone="danger"
          role="alert"
          title={t('failedTitle', { message: saving.message })}
          action={
            <Button size="sm" onClick={onRetry}>
              {t('retry')}
            </Button>
          }
        >
          {t('failedText', { count: String(reachableSteps(state.answers, state.definition).length) })}
        </Alert>
      )}
      {saving.status === 'login-needed' && (
        <Alert tone="warning" role="alert" title={t('login')}>
          {t('loginText')}
        </Alert>
      )}
      {notice.kind === 'restored' && (
        <Alert
          tone="info"
          role="status"
          title={t('restored.title', { time: shanghaiWhen(notice.opened.draft.savedAt, now) })}
          action={
            <Button size="sm" onClick={onDiscard}>
              {t('restored.discard')}
            </Button>
          }
        >
          {t(notice.opened.fromVisitor ? 'restored.fromVisitor' : 'restored.text')}
        </Alert>
      )}
      {notice.kind === 'discarded' && (
        <Alert
          tone="info"
          role="status"
          title={t('restored.discarded')}
          action={
            <Button size="sm" onClick={onUndo}>
              {t('restored.undo')}
            </Button>
          }
        >
          {hasProfile
            ? t('restored.discardedText')
            : prefillSource === null
              ? t('restored.discardedEmpty')
              : t('restored.discardedPrefilled', { source: prefillSource })}
        </Alert>
      )}
    </div>
  );
}
