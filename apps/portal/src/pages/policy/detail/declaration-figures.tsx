import type { DeclarationDetail } from '@zonekit/api-client/policy/contract';
import { Money } from '@zonekit/ui/money';
import { Table } from '@zonekit/ui/table';
import { Timeline } from '@zonekit/ui/timeline';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';

interface CallProps {
  call: DeclarationDetail;
}
export interface DeclarationFiguresProps extends CallProps {
  section: 'supportTable' | 'process';
}

/** The support of a call as a table, or its steps. */
export function DeclarationFigures({ call, section }: DeclarationFiguresProps) {
  return section === 'process' ? <Process call={call} /> : <SupportTable call={call} />;
}

function SupportTable({ call }: CallProps) {
  const t = useWords('policyDetail');
  const locale = useLocale();
  return (
    <Table
      caption={t('supportTable')}
      captionHidden
      rows={call.support_table}
      rowKey={({ kind }) => kind}
      columns={[
        { key: 'kind', label: t('kind'), primary: true, cell: ({ kind }) => kind },
        { key: 'basis', label: t('basis'), cell: ({ basis }) => basis },
        { key: 'rate', label: t('rate'), align: 'end', cell: ({ rate }) => rate },
        {
          key: 'cap',
          label: t('cap'),
          align: 'end',
          cell: ({ cap }) => (cap.amount > 0 ? <Money fen={cap.amount} locale={locale} /> : '—'),
        },
      ]}
    />
  );
}

const STEP_STATES = { done: 'done', current: 'deadline', ahead: 'upcoming' } as const;

function Process({ call }: CallProps) {
  return (
    <Timeline
      steps={call.process.map(({ at, label, state }) => ({ title: label, time: at, state: STEP_STATES[state] }))}
    />
  );
}
