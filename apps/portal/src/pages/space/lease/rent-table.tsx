import type { ContractDetail, RentStatus } from '@zonekit/api-client/space/lease/contract';
import { useSaveRents } from '@zonekit/api-client/space/lease/hooks';
import { Button } from '@zonekit/ui/button';
import { Chip } from '@zonekit/ui/chip';
import { Icon } from '@zonekit/ui/icon';
import { Money } from '@zonekit/ui/money';
import { moneyText } from '@zonekit/ui/money/parts';
import { Table } from '@zonekit/ui/table';
import { usePrinting } from '@zonekit/ui/virtual-table/use-printing';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './contract.css.ts';
import { nearRents } from './term.ts';

const TONES = {
  paid: 'success',
  overdue: 'danger',
  due: 'warning',
  later: 'neutral',
  void: 'neutral',
} as const satisfies Record<RentStatus, string>;

/** The rent of each period: due, paid, and what is open; on paper all of them. */
export function RentTable({ contract: { id, rents, paid, value } }: { contract: ContractDetail }) {
  const t = useWords('spaceContract');
  const locale = useLocale();
  const { state, save } = useSaveRents();
  const [isWhole, setWhole] = useState(false);
  const isPrinting = usePrinting();
  const near = nearRents(rents);
  const shown = isWhole || isPrinting ? rents : near;
  const text = (fen: number) => moneyText(fen, locale, true);
  return (
    <section className={css.section} aria-labelledby="rents">
      <div className={css.sectionHead}>
        <h2 id="rents">{t('sections.rents')}</h2>
        <p className={css.muted}>
          {t('paidSum', {
            paid: rents.filter(({ paid_on }) => paid_on !== null).length,
            count: rents.length,
            sum: text(paid.amount),
            value: text(value.amount),
          })}
        </p>
        <Button
          kind="quiet"
          size="sm"
          loading={state.status === 'fetching'}
          onClick={() => void save({ params: { contract_id: id } })}
        >
          <Icon as={Download} />
          {t('csv')}
        </Button>
      </div>
      {state.status === 'failed' && (
        <p role="alert" className={css.refused}>
          {state.error.serverMessage ?? t('csvFailed')}
        </p>
      )}
      <Table
        caption={t('sections.rents')}
        captionHidden
        rows={shown}
        rowKey={(rent) => rent.id}
        columns={[
          { key: 'period', label: t('period'), primary: true, cell: ({ period }) => t('nth', { period }) },
          {
            key: 'range',
            label: t('range'),
            cell: ({ starts_on, ends_on }) => (
              <>
                <span className={css.whole}>{starts_on} –</span> <span className={css.whole}>{ends_on}</span>
              </>
            ),
          },
          { key: 'days', label: t('dayCount'), align: 'end', cell: ({ days }) => days },
          {
            key: 'amount',
            label: t('amount'),
            align: 'end',
            cell: ({ amount }) => <Money fen={amount.amount} locale={locale} precise />,
          },
          { key: 'due', label: t('due'), cell: ({ due_on }) => <span className={css.whole}>{due_on}</span> },
          {
            key: 'paid',
            label: t('paid'),
            cell: ({ paid_on }) => <span className={css.whole}>{paid_on ?? t('unpaid')}</span>,
          },
          {
            key: 'state',
            label: t('state'),
            cell: ({ status }) => <Chip tone={TONES[status]}>{t(`rentStatus.${status}`)}</Chip>,
          },
        ]}
      />
      {near.length < rents.length && (
        <Button kind="quiet" size="sm" className={css.more} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('fewer') : t('all', { count: rents.length })}
        </Button>
      )}
    </section>
  );
}
