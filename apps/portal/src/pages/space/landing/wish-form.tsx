import { Button } from '@zonekit/ui/button';
import { TextInput } from '@zonekit/ui/text-input';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './wish-form.css.ts';

const USES = ['office', 'factory', 'incubator', 'land'] as const;

/** What somebody looks for; its fields are parameters of the search, so that it works without script. */
export function WishForm() {
  const t = useWords('spaceLanding');
  const area = useWords('space');
  return (
    <form className={css.form} action="/space/search" method="get" aria-label={t('wish.label')}>
      <fieldset className={css.uses}>
        <legend className={css.legend}>{t('wish.use')}</legend>
        {USES.map((type) => (
          <label key={type} className={css.use}>
            <input type="radio" name="house_type" value={type} className={css.radio} />
            {area(`houseTypes.${type}`)}
          </label>
        ))}
      </fieldset>
      <div className={css.fields}>
        {(
          [
            ['area_min', 'areaMin', 'areaUnit'],
            ['area_max', 'areaMax', 'areaUnit'],
            ['rent_max', 'rentMax', 'rentUnit'],
          ] as const
        ).map(([name, label, unit]) => (
          <div key={name} className={css.field}>
            <label className={css.legend} htmlFor={`wish-${name}`}>
              {t(`wish.${label}`)}
              <small className={css.unit}>{area(unit)}</small>
            </label>
            <TextInput
              id={`wish-${name}`}
              name={name}
              type="number"
              inputMode="decimal"
              min={0}
              max={10_000_000}
              step="any"
            />
          </div>
        ))}
      </div>
      <input type="hidden" name="availability" value="vacant" />
      <Button type="submit" kind="primary" size="lg">
        {t('wish.submit')}
      </Button>
    </form>
  );
}
