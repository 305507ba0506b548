import type { FinanceInquiry } from '@zonekit/api-client/finance/inquiry/contract';
import { useFinanceInquiry } from '@zonekit/api-client/finance/inquiry/hooks';
import { financeInquiry } from '@zonekit/api-client/lifecycle/finance-inquiry';
import { Alert } from '@zonekit/ui/alert';
import { DescriptionList } from '@zonekit/ui/description-list';
import { Link } from '@zonekit/ui/link';
import { Time } from '@zonekit/ui/time';
import { useWords } from '../../../platform/words/use-words.ts';
import { INQUIRIES } from '../../shared/offer/message-address.ts';
import { RecordHistory } from '../../shared/record/record-history.tsx';
import { StateChip } from '../../shared/state-chip.tsx';
import { Loaded, UserCentrePage } from '../../shared/user-centre/user-centre-page.tsx';
import { CloseInquiry } from './close-inquiry.tsx';
import * as css from './inquiry-page.css.ts';

/** One inquiry: the question, and what came of it. */
export function InquiryPage({ id }: { id: string }) {
  const t = useWords('financeInquiry');
  const read = useFinanceInquiry(id);
  const inquiry = read.status === 'ready' ? read.data : undefined;
  const list = { label: t('title'), href: INQUIRIES };
  return (
    <UserCentrePage
      title={inquiry ? t('one', { number: inquiry.number }) : t('inquiry')}
      above={[list]}
      action={inquiry && <CloseInquiry inquiry={inquiry} />}
    >
      <Loaded read={read} list={list}>
        {(loaded) => <Conversation inquiry={loaded} />}
      </Loaded>
    </UserCentrePage>
  );
}

function Conversation({ inquiry }: { inquiry: FinanceInquiry }) {
  const t = useWords('financeInquiry');
  const { subject, status, content, answer, events, created_at, contact_person, contact_phone } = inquiry;
  const declined = events.find(({ to }) => to === 'declined');
  return (
    <div className={css.parts}>
      <StateChip of={financeInquiry} state={status} />
      {answer !== null && (
        <Alert tone="success" title={t('answer')}>
          {answer}
        </Alert>
      )}
      {declined && (
        <Alert tone="danger" title={t('declined')}>
          {declined.reason}
        </Alert>
      )}
      {status === 'sent' && <Alert tone="info" title={t('waiting')} />}
      <DescriptionList
        items={[
          {
            label: t('about'),
            value: (
              <Link kind="text" href={subject.path}>
                {subject.title}
              </Link>
            ),
          },
          { label: t('mine'), value: <span className={css.text}>{content}</span> },
          { label: t('sent'), value: <Time value={created_at} format="datetime" /> },
          { label: t('contact'), value: `${contact_person} ${contact_phone}` },
        ]}
      />
      <RecordHistory title={t('history')} of={financeInquiry} events={events} />
    </div>
  );
}
