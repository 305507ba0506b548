import { onlineMessage } from '@zonekit/api-client/lifecycle/online-message';
import { useMessages, useSaveMessages } from '@zonekit/api-client/material/message/hooks';
import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { Time } from '@zonekit/ui/time';
import { useWords } from '../../../platform/words/use-words.ts';
import { MESSAGES, messageHref } from '../../shared/offer/message-address.ts';
import { OwnList } from '../../shared/user-centre/own-list.tsx';
import {
  type OwnListParams,
  ownListFilter,
  ownListQuery,
  readOwnList,
} from '../../shared/user-centre/own-list-search.ts';
import { UserCentrePage } from '../../shared/user-centre/user-centre-page.tsx';
import { CloseMessage } from './close-message.tsx';

/** Parameters of the address, not validated. */
export interface MessageParams extends OwnListParams {
  message?: string | undefined;
}

/** My messages to providers, those that have not ended first. */
export function MessageList({ params }: { params: MessageParams }) {
  const t = useWords('materialDemands');
  const search = readOwnList(onlineMessage, params);
  const { state, save } = useSaveMessages();
  return (
    <UserCentrePage title={t('title')}>
      <OwnList
        path={MESSAGES}
        search={search}
        read={useMessages(ownListQuery(search))}
        lifecycle={onlineMessage}
        files={{ state, csv: () => void save('csv', ownListFilter(search)) }}
        words={{ caption: t('title'), name: t('message'), empty: t('empty'), emptyHint: t('emptyHint') }}
        name={({ id, content, number, subject, status, answer }) => ({
          text: content,
          href: messageHref(id),
          note: [number, subject.title].join(' · '),
          reason: status === 'declined' || answer === null ? null : t('answer', { answer }),
        })}
        facts={[
          { key: 'shop', label: t('shop'), cell: ({ shop }) => shop.name },
          { key: 'sent', label: t('sent'), cell: ({ created_at }) => <Time value={created_at} format="datetime" /> },
        ]}
        action={(message) => <CloseMessage message={message} />}
        emptyAction={
          <Button asChild kind="primary">
            <Link href="/business?category_ids=1">{t('find')}</Link>
          </Button>
        }
      />
    </UserCentrePage>
  );
}
