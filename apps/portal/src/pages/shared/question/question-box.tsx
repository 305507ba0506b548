import { Button } from '@zonekit/ui/button';
import { Icon } from '@zonekit/ui/icon';
import { TextArea } from '@zonekit/ui/text-area';
import { ShieldCheck } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './question.css.ts';
import { questionDraft } from './question-draft.ts';
import { LONGEST_QUESTION } from './question-limits.ts';
import { Questions, type SuggestedQuestion } from './questions.tsx';

const Answer = lazy(async () => ({ default: (await import('./answer.tsx')).Answer }));

export interface QuestionBoxProps {
  /** Questions to begin with. */
  suggested?: readonly SuggestedQuestion[];
  /** A question that was asked before the box came, answered at once. */
  asked?: string;
}

/**
 * Asks a question in words, and shows the answer with its sources below it. What is typed stays on this device until it is
 * sent to the zone office. The code of the answer loads with the first question.
 */
export function QuestionBox({ suggested = [], asked }: QuestionBoxProps) {
  const t = useWords('question');
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const send = useRef<HTMLButtonElement>(null);
  const [missing, setMissing] = useState(false);
  /** A new object is a new request, for the same words too. */
  const [request, setRequest] = useState<{ question: string } | null>(asked === undefined ? null : { question: asked });
  useEffect(() => {
    if (asked === undefined) return;
    questionDraft.write(asked);
    // The button that was pressed has gone.
    send.current?.focus({ preventScroll: true });
  }, [asked]);
  useEffect(() => {
    const stored = questionDraft.read();
    if (stored && area.current && area.current.value === '') area.current.value = stored;
  }, []);

  const ask = (question: string) => {
    setMissing(question === '');
    if (question === '') return area.current?.focus();
    questionDraft.write(question);
    setRequest({ question });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(area.current?.value.trim() ?? '');
  };
  const choose = (question: string) => {
    if (area.current) area.current.value = question;
    ask(question);
  };
  return (
    <>
      <form className={css.box} onSubmit={submit} noValidate>
        <label htmlFor={id} className={css.label}>
          {t('label')}
        </label>
        <TextArea
          ref={area}
          id={id}
          rows={2}
          maxLength={LONGEST_QUESTION}
          placeholder={t('placeholder')}
          className={css.area}
          defaultValue={asked}
          aria-describedby={missing ? `${id}-missing` : undefined}
          aria-invalid={missing || undefined}
          onChange={({ target }) => questionDraft.write(target.value)}
        />
        {missing && (
          <p id={`${id}-missing`} role="alert" className={css.missing}>
            {t('missing')}
          </p>
        )}
        <div className={css.foot}>
          <span className={css.privacy}>
            <Icon as={ShieldCheck} />
            {t('private')}
          </span>
          <Button ref={send} type="submit">
            {t(request ? 'again' : 'ask')}
          </Button>
        </div>
      </form>
      {request ? (
        <Suspense fallback={<p role="status">{t('asking')}</p>}>
          <Answer request={request} onAsk={choose} />
        </Suspense>
      ) : (
        suggested.length > 0 && <Questions title={t('related')} questions={suggested} onAsk={choose} />
      )}
    </>
  );
}
