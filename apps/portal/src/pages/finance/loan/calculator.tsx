import { useRouter } from '@tanstack/react-router';
import type { DebtProductDetail, Repayment } from '@zonekit/api-client/finance/product/contract';
import { scheduleOf, totalsOf } from '@zonekit/api-client/finance/repayment';
import { ChoiceGroup } from '@zonekit/ui/choice-group';
import { Facts } from '@zonekit/ui/facts';
import { Field } from '@zonekit/ui/field';
import { Figure } from '@zonekit/ui/figure';
import { moneyText } from '@zonekit/ui/money/parts';
import { NumberInput } from '@zonekit/ui/number-input';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './calculator.css.ts';
import { type Calculation, type CalculatorSearch, calculationOf, calculatorHref, LIMITS } from './details-address.ts';
import { RepaymentChart } from './repayment-chart.tsx';
import { RepaymentTable } from './repayment-table.tsx';

const WAN = 1_000_000;

export interface CalculatorProps {
  product: DebtProductDetail;
  search: CalculatorSearch;
}

type FigureName = keyof typeof LIMITS;

/** What a loan costs month by month; the address holds the calculation. */
export function Calculator({ product, search }: CalculatorProps) {
  const t = useWords('financeBondDetails');
  const area = useWords('financeLoan');
  const locale = useLocale();
  const router = useRouter();
  const calculation = calculationOf(product, search);
  const [wrong, setWrong] = useState<FigureName | null>(null);
  const change = (changed: Partial<Calculation>) =>
    void router.navigate({
      href: calculatorHref(product.id, { ...calculation, ...changed }),
      replace: true,
      resetScroll: false,
    });
  const loan = {
    principal: Math.round(calculation.amount * WAN),
    rate: calculation.rate,
    months: calculation.term,
    method: calculation.method,
  };
  const payments = scheduleOf(loan);
  const { interest, payment, first } = totalsOf(payments);
  const last = payments.at(-1)?.payment ?? 0;
  const sum = (fen: number) => moneyText(fen, locale, true);
  const figure = (name: FigureName, unit: string, scale = 1) => {
    const [min, max] = [LIMITS[name][0] / scale, LIMITS[name][1] / scale];
    return (
      <Field label={t(`calculator.${name}`)} error={wrong === name ? t('calculator.problem', { min, max }) : undefined}>
        {(control) => (
          <NumberInput
            {...control}
            value={calculation[name] / scale}
            min={min}
            max={max}
            step={name === 'rate' ? 0.01 : 1}
            unit={unit}
            grouped
            labels={{ increase: t('calculator.increase'), decrease: t('calculator.decrease') }}
            onValueChange={(value, problem) => {
              if (value === null || problem || value < min || value > max) return setWrong(name);
              setWrong(null);
              change({ [name]: name === 'term' ? Math.round(value) : Math.round(value * scale * 100) / 100 });
            }}
          />
        )}
      </Field>
    );
  };
  return (
    <div className={css.calculator}>
      <div className={css.fields}>
        {figure('amount', t('calculator.wan'))}
        {figure('term', t('calculator.months'))}
        {figure('rate', t('calculator.percent'), 100)}
        <ChoiceGroup
          className={css.method}
          type="radio"
          name="method"
          legend={t('calculator.method')}
          columns={3}
          options={product.repayments.map((value) => ({ value, label: area(`repayments.${value}`) }))}
          value={calculation.method}
          onValueChange={(method) => change({ method: method as Repayment })}
        />
      </div>
      <p className={css.printed}>
        {[
          `${t('calculator.amount')} ${sum(loan.principal)}`,
          `${t('calculator.term')} ${calculation.term} ${t('calculator.months')}`,
          `${t('calculator.rate')} ${(calculation.rate / 100).toFixed(2)}${t('calculator.percent')}`,
          `${t('calculator.method')} ${area(`repayments.${calculation.method}`)}`,
        ].join(' · ')}
      </p>
      <div aria-live="polite">
        <Facts
          columns={2}
          items={[
            {
              label: t(calculation.method === 'equal_instalments' ? 'calculator.monthly' : 'calculator.first'),
              value: <Figure>{sum(first)}</Figure>,
            },
            { label: t('calculator.last'), value: sum(last) },
            { label: t('calculator.interest'), value: <Figure>{sum(interest)}</Figure> },
            { label: t('calculator.total'), value: sum(payment) },
          ]}
        />
      </div>
      <p className={css.formula}>
        <b>{t('calculator.formula')}</b> {t(`calculator.formulas.${calculation.method}`)} {t('calculator.monthlyRate')}
      </p>
      <RepaymentChart principal={loan.principal} payments={payments} />
      <div className={css.scroll}>
        <RepaymentTable payments={payments} name={t('calculator.file', { title: product.title })} />
      </div>
    </div>
  );
}
