import { useRouter } from '@tanstack/react-router';
import type { RenewalOption } from '@zonekit/api-client/space/lease/contract';
import { useRenewalOptions, useRenewContract } from '@zonekit/api-client/space/lease/hooks';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Card } from '@zonekit/ui/card';
import { ChoiceGroup } from '@zonekit/ui/choice-group';
import { Link } from '@zonekit/ui/link';
import { moneyText } from '@zonekit/ui/money/parts';
import { SkeletonText } from '@zonekit/ui/skeleton';
import { type FormEvent, useState } from 'react';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './contract.css.ts';
import { contractHref } from './contract-address.ts';

/** Asks for a renewal: terms with the difference of the rent a quarter. */
export function RenewCard({ contractId }: { contractId: string }) {
  const t = useWords('spaceContract');
  const router = useRouter();
  const read = useRenewalOptions(contractId);
  const { state, send } = useRenewContract();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const error = state.status === 'failed' ? state.error : null;
  const existing = error?.code === 'conflict' ? error.details?.contract_id : undefined;
  const options = read.status === 'ready' || read.status === 'failed' ? read.data : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const option = options?.find(({ term_months }) => String(term_months) === chosen);
    if (!option) return setMissing(true);
    const outcome = await send({ params: { contract_id: contractId }, body: { term_months: option.term_months } });
    if (outcome.status === 'done') await router.navigate({ href: contractHref(outcome.data.id) });
  };
  return (
    <Card className={css.card} id="contract-action">
      <h2 className={css.cardTitle}>{t('renew')}</h2>
      {options ? (
        <form noValidate onSubmit={(event) => void submit(event)}>
          <Options
            options={options}
            value={chosen}
            onValueChange={(term) => {
              setChosen(term);
              setMissing(false);
            }}
            error={isMissing ? t('renewMissing') : undefined}
          />
          {error && (
            <Alert role="alert" tone="danger" title={error.serverMessage ?? t('renewFailed')}>
              {typeof existing === 'string' && <Link href={contractHref(existing)}>{t('renewThere')}</Link>}
            </Alert>
          )}
          <Button type="submit" kind="primary" className={css.more} loading={state.status === 'sending'}>
            {t('submitRenewal')}
          </Button>
          <p className={css.after}>{t('renewNote')}</p>
        </form>
      ) : read.status === 'failed' ? (
        <Alert tone="danger" title={t('optionsNotRead')} action={<Button onClick={read.reload}>{t('retry')}</Button>}>
          {read.error.serverMessage}
        </Alert>
      ) : (
        <div aria-busy="true">
          <SkeletonText lines={5} />
        </div>
      )}
    </Card>
  );
}

interface OptionsProps {
  options: readonly RenewalOption[];
  value: string | null;
  onValueChange: (term: string) => void;
  error: string | undefined;
}

function Options({ options, value, onValueChange, error }: OptionsProps) {
  const t = useWords('spaceContract');
  const locale = useLocale();
  const text = (fen: number) => moneyText(fen, locale, true);
  const difference = (fen: number) =>
    fen === 0 ? t('same') : t(fen > 0 ? 'more' : 'less', { sum: text(Math.abs(fen)) });
  return (
    <ChoiceGroup
      type="radio"
      name="term"
      legend={t('renewLine')}
      value={value}
      onValueChange={onValueChange}
      error={error}
      required
      options={options.map((option) => ({
        value: String(option.term_months),
        label: t('months', { count: option.term_months }),
        description: (
          <>
            {t('option', {
              monthly: text(option.monthly_rent.amount),
              quarterly: text(option.quarterly_rent.amount),
              from: option.starts_on,
              to: option.ends_on,
            })}
            <span className={css.difference}>{difference(option.quarterly_difference.amount)}</span>
          </>
        ),
      }))}
    />
  );
}
