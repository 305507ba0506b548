import type { ExpertEntry } from '@zonekit/api-client/expert/contract';
import { useExpertEntries, useMoveExpertEntry, useSaveExpertEntries } from '@zonekit/api-client/expert/hooks';
import { expertEntry } from '@zonekit/api-client/lifecycle/expert-entry';
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
import { MANAGEMENT, managementHref } from './management-address.ts';

/** My entries as an expert. */
export function Entries({ params }: { params: OwnListParams }) {
  const t = useWords('expertManagement');
  const search = readOwnList(expertEntry, params);
  const read = useExpertEntries(ownListQuery(search));
  const { state, save } = useSaveExpertEntries();
  return (
    <OwnList
      path={MANAGEMENT}
      search={search}
      read={read}
      lifecycle={expertEntry}
      files={{ state, csv: () => void save('csv', ownListFilter(search)) }}
      words={{ caption: t('tabs.entries'), name: t('entry'), empty: t('empty'), emptyHint: t('emptyHint') }}
      name={({ form, number, expert_id }) => ({
        text: [form.name || t('unnamed'), form.institution].filter(Boolean).join(t('separator')),
        ...(expert_id && { href: `/expert/${expert_id}` }),
        note: number,
      })}
      facts={[{ key: 'updated', label: t('updated'), cell: ({ updated_at }) => <Time value={updated_at} /> }]}
      action={(entry) => <EntryActions entry={entry} />}
      emptyAction={
        <Button asChild kind="primary">
          <Link href={managementHref('form')}>{t('begin')}</Link>
        </Button>
      }
    />
  );
}

/** Goes on with a draft, corrects what was returned, withdraws, or begins anew. */
function EntryActions({ entry: { id, status, allowed, number } }: { entry: ExpertEntry }) {
  const t = useWords('expertManagement');
  const { state, send } = useMoveExpertEntry();
  const form = (words: 'correct' | 'goOn' | 'again') => (
    <Button asChild size="sm">
      <Link href={managementHref('form')}>{t(words)}</Link>
    </Button>
  );
  return (
    <>
      {allowed.includes('submitted') && form(status === 'returned' ? 'correct' : 'goOn')}
      {(status === 'rejected' || status === 'withdrawn') && form('again')}
      {allowed.includes('withdrawn') && (
        <Button
          size="sm"
          kind="quiet"
          aria-label={t('withdrawOf', { number })}
          loading={state.status === 'sending'}
          onClick={() => void send({ params: { expert_entry_id: id }, body: { status: 'withdrawn' } })}
        >
          {t('withdraw')}
        </Button>
      )}
    </>
  );
}
