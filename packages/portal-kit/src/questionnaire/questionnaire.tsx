'use client';
import { Dialog } from '@zonekit/ui/dialog';
import { useRef } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import type { ProfileAnswers } from './core/answers.ts';
import { DIALOG_WIDTH } from './core/constants.ts';
import type { Prefill } from './core/prefill.ts';
import type { QuestionnaireDefinition } from './core/steps.ts';
import { QuestionnaireForm, type QuestionnaireFormProps } from './questionnaire-form.tsx';
import type { Preview } from './use-preview.ts';
import { focusQuestion } from './use-question-focus.ts';

type Typed = 'definition' | 'profile' | 'prefill' | 'preview' | 'onSave';

/** `Profile` is what the definition saves. */
export interface QuestionnaireProps<Profile extends { updated_at?: string | undefined } = ProfileAnswers>
  extends Omit<QuestionnaireFormProps, 'onClose' | 'closeRef' | 'now' | Typed> {
  /** Questions of another zone; by default ten of a policy profile. Every render must get the same object. */
  definition?: QuestionnaireDefinition<Profile>;
  /** Whether the dialog is shown. */
  open: boolean;
  /** Title of the dialog; by default 'Policy questionnaire'. */
  title?: string;
  /** Escape, the close button or Back from the first question; the browser's history is as it was before the opening. */
  onOpenChange: (open: boolean) => void;
  /** Id of the user whose draft is stored; null for a visitor. */
  userId: string | null;
  /** The saved answers; they may arrive after the opening. With `updated_at` the newer of profile and draft is shown. */
  profile: NoInfer<Profile> | null;
  /**
   * Answers known from elsewhere and their source, for the questions that the profile leaves open. Each is marked with
   * its source until it is changed, and is saved only with the rest. May arrive after the opening; one object each time.
   */
  prefill?: Prefill<NoInfer<Profile>> | null | undefined;
  /** Saves the profile. Rejects with an Error whose message is shown, in the page's language. */
  onSave: (profile: NoInfer<Profile>) => Promise<void>;
  /** Counts while answering, for visitors too; without it there is no panel beside the question. */
  preview?: Preview<NoInfer<Profile>> | undefined;
  /** Called two seconds after a visitor submits, to open the login. The draft is stored. */
  onLoginNeeded: () => void;
  /** Called after a save. The dialog stays open until it is closed; the added history entries are removed. */
  onSubmitted: () => void;
  /** Milliseconds since 1970; the clock of the browser by default. */
  now?: () => number;
}

/**
 * The policy questionnaire: ten steps in a dialog that a click beside it does not close. Closing asks nothing, since
 * the draft is kept: per user, in this browser, until it is submitted or discarded. While the answers are being saved,
 * closing waits for the outcome.
 */
export function Questionnaire<Profile extends { updated_at?: string | undefined } = ProfileAnswers>({
  open,
  onOpenChange,
  title,
  userId,
  now = Date.now,
  ...props
}: QuestionnaireProps<Profile>) {
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
          // The form knows no names of questions: its profile is that of whichever definition it gets.
          {...(props as unknown as Omit<QuestionnaireFormProps, 'onClose' | 'closeRef' | 'now' | 'userId'>)}
        />
      </Dialog.Content>
    </Dialog.Root>
  );
}
