import { policyApplication } from '@zonekit/api-client/lifecycle/policy-application';
import type { ApplicationSummary } from '@zonekit/api-client/policy/contract';
import { useApplications, useSaveApplications } from '@zonekit/api-client/policy/hooks';
import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { Money } from '@zonekit/ui/money';
import { Time } from '@zonekit/ui/time';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { OwnList } from '../../shared/user-centre/own-list.tsx';
import {
  type OwnListParams,
  ownListFilter,
  ownListQuery,
  readOwnList,
} from '../../shared/user-centre/own-list-search.ts';
import { applicationHref } from './application-address.ts';

const CALLS = '/policy/policyDeclaration?status=open&status=closing';

/** The enterprise's applications. */
export function ApplicationList({ params }: { params: OwnListParams }) {
  const t = useWords('policyApplications');
  const locale = useLocale();
  const search = readOwnList(policyApplication, params);
  const read = useApplications(ownListQuery(search));
  const { state, save } = useSaveApplications();
  return (
    <OwnList
      path={applicationHref()}
      search={search}
      read={read}
      lifecycle={policyApplication}
      files={{ state, csv: () => void save('csv', ownListFilter(search)) }}
      words={{ caption: t('title'), name: t('call'), empty: t('empty'), emptyHint: t('emptyHint') }}
      name={({ id, declaration, number }) => ({ text: declaration.title, href: applicationHref(id), note: number })}
      facts={[
        {
          key: 'amount',
          label: t('amount'),
          align: 'end',
          cell: ({ amount }) => amount && <Money fen={amount.amount} locale={locale} precise />,
        },
        {
          key: 'closes',
          label: t('closes'),
          cell: ({ declaration }) => <Time value={declaration.closes_at} format="datetime" />,
        },
        { key: 'updated', label: t('touched'), cell: ({ updated_at }) => <Time value={updated_at} /> },
      ]}
      action={(application) => <Action {...application} />}
      emptyAction={
        <Button asChild kind="primary">
          <Link href={CALLS}>{t('toCalls')}</Link>
        </Button>
      }
    />
  );
}

/** Goes on with a draft, or corrects what was returned. */
function Action({ id, status, allowed }: ApplicationSummary) {
  const t = useWords('policyApplications');
  if (!allowed.includes('submitted')) return null;
  return (
    <Button asChild size="sm">
      <Link href={applicationHref(id)}>{t(status === 'returned' ? 'correct' : 'goOn')}</Link>
    </Button>
  );
}
