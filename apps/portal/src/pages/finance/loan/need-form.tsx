import { useRouter } from '@tanstack/react-router';
import { COLLATERALS, LOAN_PURPOSES } from '@zonekit/api-client/finance/product/lists';
import { Button } from '@zonekit/ui/button';
import { Field } from '@zonekit/ui/field';
import { NumberInput } from '@zonekit/ui/number-input';
import { Select } from '@zonekit/ui/select';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './loan-center.css.ts';
import { LOAN_CENTER } from './loan-paths.ts';
import { NEED_LIMITS, type NeedSearch, needHref, readNeed } from './need-address.ts';

/** The need; matching changes the address, which works without script too. */
export function NeedForm({ need }: { need: NeedSearch }) {
  const t = useWords('financeLoanCenter');
  const area = useWords('financeLoan');
  const router = useRouter();
  const labels = { increase: t('increase'), decrease: t('decrease') };
  return (
    <form
      className={css.form}
      method="get"
      action={LOAN_CENTER}
      aria-label={t('form')}
      onSubmit={(event) => {
        event.preventDefault();
        const stated = readNeed(Object.fromEntries(new FormData(event.currentTarget)));
        void router.navigate({ href: needHref({ ...stated, sort: need.sort, page: 1 }) });
      }}
    >
      <Field label={t('amount')}>
        {(control) => (
          <NumberInput
            {...control}
            name="amount"
            defaultValue={need.amount ?? null}
            min={1}
            max={NEED_LIMITS.amount}
            unit={t('wan')}
            labels={labels}
          />
        )}
      </Field>
      <Field label={t('term')}>
        {(control) => (
          <NumberInput
            {...control}
            name="term"
            defaultValue={need.term ?? null}
            min={1}
            max={NEED_LIMITS.term}
            unit={t('months')}
            labels={labels}
          />
        )}
      </Field>
      <Field label={t('purpose')}>
        {(control) => (
          <Select {...control} name="purpose" defaultValue={need.purpose ?? ''}>
            <option value="">{t('anyPurpose')}</option>
            {LOAN_PURPOSES.map((value) => (
              <option key={value} value={value}>
                {area(`purposes.${value}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('collateral')}>
        {(control) => (
          <Select {...control} name="collateral" defaultValue={need.collateral ?? ''}>
            <option value="">{t('anyCollateral')}</option>
            {COLLATERALS.map((value) => (
              <option key={value} value={value}>
                {area(`collaterals.${value}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" kind="primary">
        {t('match')}
      </Button>
    </form>
  );
}
