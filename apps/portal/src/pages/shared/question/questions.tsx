import { Button } from '@zonekit/ui/button';
import { useId } from 'react';
import * as css from './question.css.ts';

export interface SuggestedQuestion {
  id: string;
  title: string;
  lang: string;
}

interface QuestionsProps {
  title: string;
  questions: readonly SuggestedQuestion[];
  onAsk: (question: string) => void;
}

/** Questions that are asked by a click. */
export function Questions({ title, questions, onAsk }: QuestionsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.others} data-unprinted="">
      <h3 id={id} className={css.othersTitle}>
        {title}
      </h3>
      <ul className={css.questions}>
        {questions.map(({ id: key, title: question, lang }) => (
          <li key={key} lang={lang}>
            <Button kind="quiet" className={css.question} onClick={() => onAsk(question)}>
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
