import { onlineMessage } from '@zonekit/api-client/lifecycle/online-message';
import type { Message } from '@zonekit/api-client/material/message/contract';
import { useMessage } from '@zonekit/api-client/material/message/hooks';
import { DescriptionList } from '@zonekit/ui/description-list';
import { Link } from '@zonekit/ui/link';
import { Time } from '@zonekit/ui/time';
import { useWords } from '../../../platform/words/use-words.ts';
import { MESSAGES } from '../../shared/offer/message-address.ts';
import { RecordHistory } from '../../shared/record/record-history.tsx';
import { StateChip } from '../../shared/state-chip.tsx';
import { Loaded, UserCentrePage } from '../../shared/user-centre/user-centre-page.tsx';
import { CloseMessage } from './close-message.tsx';
import * as css from './message.css.ts';

/** Message as a conversation: the question and the provider's answer. */
export function MessagePage({ id }: { id: string }) {
  const t = useWords('materialDemands');
  const read = useMessage(id);
  const message = read.status === 'ready' ? read.data : undefined;
  const list = { label: t('title'), href: MESSAGES };
  return (
    <UserCentrePage
      title={message ? t('one', { number: message.number }) : t('message')}
      above={[list]}
      action={message && <CloseMessage message={message} />}
    >
      <Loaded read={read} list={list}>
        {(loaded) => <Conversation message={loaded} />}
      </Loaded>
    </UserCentrePage>
  );
}

function Conversation({ message }: { message: Message }) {
  const t = useWords('materialDemands');
  const { subject, shop, status, content, answer, events, created_at, contact_person, contact_phone } = message;
  const answered = events.find(({ to }) => to === 'answered');
  const declined = events.find(({ to }) => to === 'declined');
  return (
    <>
      <p className={css.line}>
        <StateChip of={onlineMessage} state={status} />
        {subject.path === null ? (
          <span>{subject.title}</span>
        ) : (
          <Link kind="text" href={subject.path}>
            {subject.title}
          </Link>
        )}
      </p>
      <ol className={css.thread} aria-label={t('thread')}>
        <li className={css.said} data-own="">
          <p className={css.head}>
            <b>{t('mine')}</b> <Time value={created_at} format="datetime" />
          </p>
          <p className={css.text}>{content}</p>
        </li>
        {answer !== null && (
          <li className={css.said}>
            <p className={css.head}>
              <b>{shop.name}</b> {answered && <Time value={answered.at} format="datetime" />}
            </p>
            <p className={css.text}>{answer}</p>
          </li>
        )}
        {declined && (
          <li className={css.said}>
            <p className={css.head}>
              <b>{t('declined')}</b> <Time value={declined.at} format="datetime" />
            </p>
            <p className={css.text}>{declined.reason}</p>
          </li>
        )}
      </ol>
      {status === 'sent' && <p className={css.note}>{t('waiting', { shop: shop.name })}</p>}
      <DescriptionList
        className={css.facts}
        items={[
          { label: t('shop'), value: shop.name },
          { label: t('contact'), value: `${contact_person} ${contact_phone}` },
        ]}
      />
      <RecordHistory title={t('history')} of={onlineMessage} events={events} />
    </>
  );
}
