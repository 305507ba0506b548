import { useFinanceInquiries, useSaveFinanceInquiries } from '@zonekit/api-client/finance/inquiry/hooks';
import { financeInquiry } from '@zonekit/api-client/lifecycle/finance-inquiry';
import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { Time } from '@zonekit/ui/time';
import { useWords } from '../../../platform/words/use-words.ts';
import { INQUIRIES, inquiryHref } from '../../shared/offer/message-address.ts';
import { OwnList } from '../../shared/user-centre/own-list.tsx';
import {
  type OwnListParams,
  ownListFilter,
  ownListQuery,
  readOwnList,
} from '../../shared/user-centre/own-list-search.ts';
import { UserCentrePage } from '../../shared/user-centre/user-centre-page.tsx';
import { CloseInquiry } from './close-inquiry.tsx';

/** Parameters of the address, not validated. */
export interface InquiryParams extends OwnListParams {
  inquiry?: string | undefined;
}

/** My finance inquiries, those that have not ended first. */
export function InquiryList({ params }: { params: InquiryParams }) {
  const t = useWords('financeInquiry');
  const search = readOwnList(financeInquiry, params);
  const { state, save } = useSaveFinanceInquiries();
  return (
    <UserCentrePage title={t('title')}>
      <OwnList
        path={INQUIRIES}
        search={search}
        read={useFinanceInquiries(ownListQuery(search))}
        lifecycle={financeInquiry}
        files={{ state, csv: () => void save('csv', ownListFilter(search)) }}
        words={{ caption: t('title'), name: t('inquiry'), empty: t('empty'), emptyHint: t('emptyHint') }}
        name={({ id, content, number, status, answer }) => ({
          text: content,
          href: inquiryHref(id),
          note: number,
          reason: status === 'declined' || answer === null ? null : t('answered', { answer }),
        })}
        facts={[
          { key: 'about', label: t('about'), cell: ({ subject }) => subject.title },
          { key: 'sent', label: t('sent'), cell: ({ created_at }) => <Time value={created_at} /> },
        ]}
        action={(inquiry) => <CloseInquiry inquiry={inquiry} />}
        emptyAction={
          <Button asChild kind="primary">
            <Link href="/finance/investment">{t('find')}</Link>
          </Button>
        }
      />
    </UserCentrePage>
  );
}
