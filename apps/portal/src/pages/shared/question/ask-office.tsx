import { useCreateQuestion } from '@zonekit/api-client/faq/hooks';
import { useSession } from '@zonekit/api-client/session/hooks';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Card } from '@zonekit/ui/card';
import { Link } from '@zonekit/ui/link';
import { useSignOn } from '../../../platform/session/use-sign-on.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './answer.css.ts';
import { questionDraft } from './question-draft.ts';

const MINE = '/userCenter/user/policyManagement?tab=questions';

/** Passes a question on to the zone office. A visitor signs in first; the question is still there afterwards. */
export function AskOffice({ question }: { question: string }) {
  const t = useWords('question');
  const isSignedIn = useSession().status === 'signed-in';
  const signOn = useSignOn();
  const { state, send } = useCreateQuestion();
  const pass = async () => {
    if (!isSignedIn) return void signOn();
    const { status } = await send({ body: { content: question } });
    if (status === 'done') questionDraft.remove();
  };
  if (state.status === 'done') {
    return (
      <Alert
        tone="success"
        role="status"
        title={t('person.sent', { number: state.data.number })}
        action={
          <Button asChild>
            <Link href={MINE}>{t('person.mine')}</Link>
          </Button>
        }
      >
        {t('person.sentLine')}
      </Alert>
    );
  }
  return (
    <Card className={css.office}>
      <h3 className={css.sourcesTitle}>{t('person.title')}</h3>
      <p className={css.note}>{t('person.line')}</p>
      {state.status === 'failed' && (
        <Alert tone="danger" role="alert" title={t('person.failed')}>
          {state.error.serverMessage}
        </Alert>
      )}
      <Button kind="primary" block loading={state.status === 'sending'} onClick={() => void pass()}>
        {t(isSignedIn ? 'person.send' : 'person.login')}
      </Button>
    </Card>
  );
}
