import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { TextInput } from '@zonekit/ui/text-input';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import type { Ask } from './core/verdicts.ts';
import * as css from './policy-match.css.ts';

export interface AskFormProps {
  ask: Ask;
  /** Whether an answer is being saved: then nothing else is taken. */
  busy: boolean;
  /** Called with the field of the profile and the answer to save. */
  onAnswer: (field: string, value: boolean | number) => void;
  /** Address of the questionnaire, for its own answers. */
  answerHref: string;
}

/** Asks for a missing fact with the control of its kind. */
export function AskForm({ ask, busy, onAnswer, answerHref }: AskFormProps) {
  const t = useKitTranslations('policyMatch');
  if (ask.kind === 'answer') {
    return (
      <p className={css.ask}>
        <Button asChild size="sm">
          <Link href={answerHref}>{t('answer')}</Link>
        </Button>
      </p>
    );
  }
  if (ask.kind === 'boolean') {
    return (
      <p className={css.ask}>
        {([true, false] as const).map((value) => (
          <Button
            key={String(value)}
            size="sm"
            loading={busy}
            aria-label={t('answerFor', { answer: t(value ? 'yes' : 'no'), question: ask.question })}
            onClick={() => onAnswer(ask.field, value)}
          >
            {t(value ? 'yes' : 'no')}
          </Button>
        ))}
      </p>
    );
  }
  return (
    <form
      className={css.ask}
      onSubmit={(event) => {
        event.preventDefault();
        const value = Number(new FormData(event.currentTarget).get('figure'));
        if (!busy && Number.isFinite(value)) onAnswer(ask.field, value);
      }}
    >
      <TextInput
        name="figure"
        type="number"
        inputMode="decimal"
        min={0}
        step="any"
        required
        aria-label={ask.question}
        placeholder={t('figure')}
        className={css.figure}
      />
      <Button type="submit" size="sm" loading={busy}>
        {t('save')}
      </Button>
    </form>
  );
}
