'use client';
import { Dialog } from '@zonekit/ui/dialog';
import { useRef } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import { DIALOG_WIDTH } from './core/constants.ts';
import { QuestionnaireForm, type QuestionnaireFormProps } from './questionnaire-form.tsx';
import { focusQuestion } from './use-question-focus.ts';

export interface QuestionnaireProps extends Omit<QuestionnaireFormProps, 'onClose' | 'closeRef' | 'now'> {
  open: boolean;
  /** Of the dialog, where another zone asks; by default 'Policy questionnaire'. */
  title?: string;
  /** Escape, the close button or Back from the first question; the browser's history is as it was before the opening. */
  onOpenChange: (open: boolean) => void;
  /** Whose draft is kept; null when nobody is logged in. */
  userId: string | null;
  /** The saved answers; they may arrive after the opening. With `updated_at` the newer of profile and draft is shown. */
  profile: QuestionnaireFormProps['profile'];
  /** Saves. Rejects with an Error whose message says what happened, in the page's language. */
  onSave: QuestionnaireFormProps['onSave'];
  /** Two seconds after a submit by somebody who is not logged in: the page goes to its log-in. The draft is kept. */
  onLoginNeeded: () => void;
  /** After a save. The dialog stays and says so until it is closed; the browser's history is as it was before. */
  onSubmitted: () => void;
  /** Milliseconds since 1970; the clock of the browser by default. */
  now?: () => number;
}

/**
 * The policy questionnaire (specification sections 2, 4 and 5): ten steps in a dialog that a click beside it does not
 * close. Closing asks nothing, since the draft is kept: per user, in this browser, until it is submitted or discarded.
 */
export function Questionnaire({ open, onOpenChange, title, userId, now = Date.now, ...props }: QuestionnaireProps) {
  const t = useKitTranslations('questionnaire');
  const close = useRef<(() => void) | null>(null);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => (next ? onOpenChange(true) : close.current?.())}>
      <Dialog.Content
        width={DIALOG_WIDTH}
        dismissOnScrim={false}
        closeLabel={t('close')}
        aria-describedby={undefined}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          if (event.currentTarget instanceof HTMLElement) focusQuestion(event.currentTarget);
        }}
      >
        <Dialog.Header>
          <Dialog.Title>{title ?? t('title')}</Dialog.Title>
        </Dialog.Header>
        <QuestionnaireForm
          key={userId ?? ''}
          userId={userId}
          now={now}
          closeRef={close}
          onClose={() => onOpenChange(false)}
          {...props}
        />
      </Dialog.Content>
    </Dialog.Root>
  );
}
