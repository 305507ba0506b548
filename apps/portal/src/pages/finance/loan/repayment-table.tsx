import type { Payment } from '@zonekit/api-client/finance/repayment';
import { Button } from '@zonekit/ui/button';
import { Table } from '@zonekit/ui/table';
import { toCsv } from '@zonekit/ui/table/csv';
import { downloadCsv } from '@zonekit/ui/table/download-csv';
import { usePrinting } from '@zonekit/ui/virtual-table/use-printing';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './calculator.css.ts';

const FIRST = 12;
const SUMS = ['payment', 'principal', 'interest', 'balance'] as const;

interface RepaymentTableProps {
  payments: readonly Payment[];
  /** Of the file, without its ending. */
  name: string;
}

/** The schedule, its first year until all of it is asked for. Paper and the file have all of it. */
export function RepaymentTable({ payments, name }: RepaymentTableProps) {
  const t = useWords('financeBondDetails');
  const locale = useLocale();
  const [all, setAll] = useState(false);
  const isPrinting = usePrinting();
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const labels = {
    payment: t('calculator.payment'),
    principal: t('calculator.principal'),
    interest: t('calculator.interestColumn'),
    balance: t('calculator.balanceColumn'),
  };
  const download = () => {
    const sums = SUMS.map((sum) => ({ label: labels[sum], value: (row: Payment) => (row[sum] / 100).toFixed(2) }));
    const period = { label: t('calculator.period'), value: (row: Payment) => row.period };
    downloadCsv(`${name}.csv`, toCsv([period, ...sums], payments));
  };
  return (
    <>
      <Table
        caption={t('calculator.caption')}
        keep
        rowKey={({ period }) => String(period)}
        rows={all || isPrinting ? payments : payments.slice(0, FIRST)}
        columns={[
          { key: 'period', label: t('calculator.period'), primary: true, cell: ({ period }) => period },
          ...SUMS.map((sum) => ({
            key: sum,
            label: labels[sum],
            align: 'end' as const,
            cell: (row: Payment) => format.format(row[sum] / 100),
          })),
        ]}
      />
      <p className={css.actions}>
        {payments.length > FIRST && (
          <Button aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t('calculator.fewer') : t('calculator.all', { count: payments.length })}
          </Button>
        )}
        <Button onClick={download}>{t('calculator.download')}</Button>
        <Button onClick={() => window.print()}>{t('calculator.print')}</Button>
      </p>
    </>
  );
}
