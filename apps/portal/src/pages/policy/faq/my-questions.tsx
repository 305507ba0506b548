import type { Question } from '@zonekit/api-client/faq/contract';
import { useMoveQuestion, useQuestions, useSaveQuestions } from '@zonekit/api-client/faq/hooks';
import { faqQuestion } from '@zonekit/api-client/lifecycle/faq-question';
import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { Time } from '@zonekit/ui/time';
import { useWords } from '../../../platform/words/use-words.ts';
import { OwnList } from '../../shared/user-centre/own-list.tsx';
import {
  type OwnListParams,
  ownListFilter,
  ownListQuery,
  readOwnList,
} from '../../shared/user-centre/own-list-search.ts';

/** The questions that I asked, with their answers. @param path of the page that they stand on */
export function MyQuestions({ path, params }: { path: string; params: OwnListParams }) {
  const t = useWords('policyApplications');
  const search = readOwnList(faqQuestion, params);
  const read = useQuestions(ownListQuery(search));
  const { state, save } = useSaveQuestions();
  return (
    <OwnList
      path={path}
      search={search}
      read={read}
      lifecycle={faqQuestion}
      files={{ state, csv: () => void save('csv', ownListFilter(search)) }}
      words={{
        caption: t('questions.title'),
        name: t('questions.question'),
        empty: t('questions.empty'),
        emptyHint: t('questions.emptyHint'),
      }}
      name={(question) => ({ text: question.content, note: <Note question={question} /> })}
      facts={[{ key: 'updated', label: t('touched'), cell: ({ updated_at }) => <Time value={updated_at} /> }]}
      action={(question) => <Read question={question} />}
      emptyAction={
        <Button asChild kind="primary">
          <Link href="/policy/policyCommon">{t('questions.ask')}</Link>
        </Button>
      }
    />
  );
}

/** The list shows the reason of the last change by itself: the answer, until the question is closed. */
function Note({ question: { number, answer, events, faq_id } }: { question: Question }) {
  const t = useWords('policyApplications');
  const isShown = events.at(-1)?.reason === answer;
  return (
    <>
      {number}
      {answer && !isShown && ` · ${t('questions.answer', { answer })}`}
      {faq_id && (
        <>
          {' · '}
          <Link href={`/policy/policyCommon/${faq_id}`}>{t('questions.published')}</Link>
        </>
      )}
    </>
  );
}

/** Closes a question whose answer was read. */
function Read({ question: { id, content, allowed } }: { question: Question }) {
  const t = useWords('policyApplications');
  const { state, send } = useMoveQuestion();
  if (!allowed.includes('closed')) return null;
  return (
    <Button
      size="sm"
      loading={state.status === 'sending'}
      aria-label={t('questions.closeOf', { question: content })}
      onClick={() => void send({ params: { question_id: id }, body: { status: 'closed' } })}
    >
      {t('questions.close')}
    </Button>
  );
}
