import type { GptAnswer } from '@zonekit/api-client/gpt/contract';
import { useAskGpt } from '@zonekit/api-client/gpt/hooks';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { CopyButton } from '@zonekit/ui/copy-button';
import { Spinner } from '@zonekit/ui/spinner';
import { useEffect } from 'react';
import { PageData } from '../../../platform/data/page-data.tsx';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './answer.css.ts';
import { AskOffice } from './ask-office.tsx';
import { Questions } from './questions.tsx';
import { hrefOf, Sources } from './sources.tsx';

export interface AnswerProps {
  /** A new object is asked anew. */
  request: { question: string };
  onAsk: (question: string) => void;
}

/** Asks the service, and shows the answer with its sources, or the way to a person. */
export function Answer(props: AnswerProps) {
  return (
    <PageData>
      <Asked {...props} />
    </PageData>
  );
}

function Asked({ request, onAsk }: AnswerProps) {
  const t = useWords('question');
  const { state, send } = useAskGpt();
  useEffect(() => {
    void send({ body: request });
  }, [request, send]);
  if (state.status === 'failed') {
    return (
      <Alert
        tone="danger"
        role="alert"
        title={t('failed')}
        action={<Button onClick={() => void send({ body: request })}>{t('retry')}</Button>}
      />
    );
  }
  if (state.status !== 'done') return <Spinner label={t('asking')} labelVisible />;
  const answer = state.data;
  return (
    <>
      {answer.answered ? <Answered answer={answer} /> : <NotAnswered answer={answer} />}
      {answer.related.length > 0 && <Questions title={t('related')} questions={answer.related} onAsk={onAsk} />}
    </>
  );
}

function Answered({ answer: { answer, sources, phrased } }: { answer: GptAnswer }) {
  const t = useWords('question');
  const [first] = sources;
  if (!first) return null;
  const quoted = `${answer}\n${first.title}${first.number === null ? '' : ` ${first.number}`} ${window.location.origin}${hrefOf(first)}`;
  return (
    <div className={css.columns} role="status">
      <article className={css.answer}>
        <h3 className={css.title}>{t('answer')}</h3>
        <p lang={first.lang} className={css.text}>
          {answer}
          {!phrased && (
            <a href="#source-1" className={css.cite} aria-label={t('citation', { number: '1' })}>
              1
            </a>
          )}
        </p>
        {phrased && <p className={css.note}>{t('phrased')}</p>}
        <CopyButton text={quoted} labels={{ ready: t('copy'), copied: t('copied'), failed: t('copyFailed') }} />
      </article>
      <Sources title={t('sources')} sources={sources} numbered />
    </div>
  );
}

function NotAnswered({ answer: { question, nearest } }: { answer: GptAnswer }) {
  const t = useWords('question');
  return (
    <div className={css.columns}>
      <div role="status">
        <h3 className={css.title}>{t('none.title')}</h3>
        <p className={css.note}>{t('none.line')}</p>
        {nearest.length > 0 && <Sources title={t('none.nearest')} sources={nearest} />}
      </div>
      <AskOffice question={question} />
    </div>
  );
}
