import { Button } from '@zonekit/ui/button';
import { shanghaiWhen } from '@zonekit/ui/day/shanghai';
import { Dialog } from '@zonekit/ui/dialog';
import { Icon } from '@zonekit/ui/icon';
import { CloudCheck, CloudOff } from 'lucide-react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import { FIRST_STEP_WITH_PREVIOUS, FIRST_STEP_WITH_SUBMIT } from './core/constants.ts';
import * as css from './questionnaire.css.ts';
import type { DraftStatus } from './use-draft.ts';

interface FooterProps {
  /** Which of the questions that are asked, from 1, and whether it is the last. */
  position: number;
  isLast: boolean;
  isHidden: boolean;
  isSaving: boolean;
  isSaved: boolean;
  /** The result shown after the save has the primary action. */
  hasResult: boolean;
  draft: DraftStatus;
  now: number;
  onPrevious: () => void;
  onSubmit: () => void;
}

/**
 * Previous from step 2, Submit from step 3, Next until step 10. The last button is one element that goes by three
 * names, Next, Submit, Done: so the focus on it outlives every step. It is the form's only submit button, so Enter
 * anywhere in the form presses it.
 */
export function QuestionnaireFooter(props: FooterProps) {
  const { position, isLast, isHidden, isSaving, isSaved, hasResult, draft, now, onPrevious, onSubmit } = props;
  const t = useKitTranslations('questionnaire');
  const waits = { 'aria-disabled': isHidden || isSaving || undefined };
  const submitWords = isSaving ? t('submitting') : t('submit');
  return (
    <Dialog.Footer>
      <p className={css.draft}>
        {!isSaved && draft.kind === 'saved' && (
          <>
            <Icon as={CloudCheck} />
            {t('draftSaved', { time: shanghaiWhen(draft.at, now) })}
          </>
        )}
        {!isSaved && draft.kind === 'unavailable' && (
          <>
            <Icon as={CloudOff} />
            {t('draftUnavailable')}
          </>
        )}
      </p>
      <Dialog.Actions className={css.buttons} data-hidden={isHidden ? '' : undefined}>
        {!isSaved && position >= FIRST_STEP_WITH_PREVIOUS && (
          <Button key="previous" kind="quiet" className={css.grow} onClick={onPrevious} {...waits}>
            {t('previous')}
          </Button>
        )}
        {!isSaved && !isLast && position >= FIRST_STEP_WITH_SUBMIT && (
          <Button key="submit" className={css.grow} onClick={onSubmit} loading={isSaving} {...waits}>
            {submitWords}
          </Button>
        )}
        <Button
          key="forward"
          kind={isSaved && hasResult ? 'secondary' : 'primary'}
          type="submit"
          className={css.grow}
          loading={isSaving && isLast}
          {...waits}
        >
          {isSaved ? t('saved.done') : isLast ? submitWords : t('next')}
        </Button>
      </Dialog.Actions>
    </Dialog.Footer>
  );
}
