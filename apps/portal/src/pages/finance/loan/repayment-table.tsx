import type { Payment } from '@zonekit/api-client/finance/repayment';
import { Button } from '@zonekit/ui/button';
import { Table } from '@zonekit/ui/table';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './calculator.css.ts';

const FIRST = 12;

/** The schedule, its first year until all of it is asked for. Print shows what the screen does. */
export function RepaymentTable({ payments }: { payments: readonly Payment[] }) {
  const t = useWords('financeBondDetails');
  const locale = useLocale();
  const [all, setAll] = useState(false);
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const yuan = (fen: number) => format.format(fen / 100);
  return (
    <>
      <Table
        caption={t('calculator.caption')}
        keep
        rowKey={({ period }) => String(period)}
        rows={all ? payments : payments.slice(0, FIRST)}
        columns={[
          { key: 'period', label: t('calculator.period'), primary: true, cell: ({ period }) => period },
          { key: 'payment', label: t('calculator.payment'), align: 'end', cell: (row) => yuan(row.payment) },
          { key: 'principal', label: t('calculator.principal'), align: 'end', cell: (row) => yuan(row.principal) },
          { key: 'interest', label: t('calculator.interestColumn'), align: 'end', cell: (row) => yuan(row.interest) },
          { key: 'balance', label: t('calculator.balanceColumn'), align: 'end', cell: (row) => yuan(row.balance) },
        ]}
      />
      <p className={css.actions}>
        {payments.length > FIRST && (
          <Button aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t('calculator.fewer') : t('calculator.all', { count: payments.length })}
          </Button>
        )}
        <Button onClick={() => window.print()}>{t('calculator.print')}</Button>
      </p>
    </>
  );
}
