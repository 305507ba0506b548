import { entryApplication } from '@zonekit/api-client/lifecycle/entry-application';
import type { EntryApplication } from '@zonekit/api-client/space/entry-application/contract';
import { useEntryApplications, useSaveEntryApplications } from '@zonekit/api-client/space/entry-application/hooks';
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
import { applyingHref, contractHref, modifyHref } from './application-address.ts';

/** The enterprise's applications. */
export function ApplicationList({ params }: { params: OwnListParams }) {
  const t = useWords('spaceApplying');
  const search = readOwnList(entryApplication, params);
  const read = useEntryApplications(ownListQuery(search));
  const { state, save } = useSaveEntryApplications();
  return (
    <OwnList
      path={applyingHref()}
      search={search}
      read={read}
      lifecycle={entryApplication}
      files={{ state, csv: () => void save('csv', ownListFilter(search)) }}
      words={{ caption: t('title'), name: t('unit'), empty: t('empty'), emptyHint: t('emptyHint') }}
      name={({ id, unit, number, status }) => ({
        text: unit?.title ?? t('noUnit'),
        href: status === 'draft' ? modifyHref(id) : applyingHref(id),
        note: number,
      })}
      facts={[
        {
          key: 'starts',
          label: t('starts'),
          cell: ({ form: { starts_on } }) => (starts_on ? <Time value={starts_on} /> : '—'),
        },
        {
          key: 'term',
          label: t('term'),
          align: 'end',
          cell: ({ form: { term_months } }) => (term_months === null ? '—' : t('months', { count: term_months })),
        },
        { key: 'updated', label: t('updated'), cell: ({ updated_at }) => <Time value={updated_at} /> },
      ]}
      action={(application) => <NextAction {...application} />}
      emptyAction={
        <Button asChild kind="primary">
          <Link href={modifyHref()}>{t('apply')}</Link>
        </Button>
      }
    />
  );
}

/** Goes on with a draft, corrects what was returned, opens the contract, or applies again. */
function NextAction({ id, status, allowed, contract_id }: EntryApplication) {
  const t = useWords('spaceApplying');
  const action = (href: string, words: 'goOn' | 'correct' | 'toContract' | 'again') => (
    <Button asChild size="sm">
      <Link href={href}>{t(words)}</Link>
    </Button>
  );
  if (allowed.includes('submitted')) return action(modifyHref(id), status === 'returned' ? 'correct' : 'goOn');
  if (contract_id) return action(contractHref(contract_id), 'toContract');
  return status === 'rejected' || status === 'withdrawn' ? action(modifyHref(), 'again') : null;
}
