import type { ServiceDetail } from '@zonekit/api-client/business/service/contract';
import { Money } from '@zonekit/ui/money';
import { VisuallyHidden } from '@zonekit/ui/visually-hidden';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { useOfferAddress } from '../../shared/offer/use-offer-address.ts';
import * as css from './package-choice.css.ts';

interface PackageChoiceProps {
  service: ServiceDetail;
  /** Id of a package. */
  chosen: string;
}

/** The packages as cards, and below them what each contains, that of the chosen one emphasised. */
export function PackageChoice({ service, chosen }: PackageChoiceProps) {
  const t = useWords('businessService');
  const locale = useLocale();
  const change = useOfferAddress();
  const { packages, contents, lang } = service;
  return (
    <>
      <fieldset className={css.packages}>
        <legend>
          <VisuallyHidden>{t('sections.packages')}</VisuallyHidden>
        </legend>
        {packages.map(({ id, name, price, unit, days, note, share, recommended }) => (
          <label key={id} className={css.card} data-chosen={id === chosen ? '' : undefined}>
            <input
              type="radio"
              name="package"
              value={id}
              className={css.radio}
              checked={id === chosen}
              onChange={() => change({ spec: id })}
            />
            <span className={css.name} lang={lang}>
              {name}
              {recommended && share !== null && <em className={css.share}>{t('share', { share })}</em>}
            </span>
            <span className={css.price}>
              {price.amount === 0 ? t('free') : <Money fen={price.amount} locale={locale} />}
              <small className={css.unit} lang={lang}>
                {' '}
                / {unit}
              </small>
            </span>
            <span className={css.line}>{t('workdays', { days })}</span>
            <span className={css.line} lang={lang}>
              {note}
            </span>
          </label>
        ))}
      </fieldset>
      {contents.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways is scrolled by keys
        <section className={css.scroll} tabIndex={0} aria-label={t('contents')}>
          <table className={css.matrix} lang={lang}>
            <thead>
              <tr>
                <th scope="col">{t('contains')}</th>
                {packages.map(({ id, name }) => (
                  <th key={id} scope="col" data-chosen={id === chosen ? '' : undefined}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {contents.map((row) => (
                <tr key={row.name}>
                  <th scope="row">{row.name}</th>
                  {row.cells.map(({ included, text }, place) => (
                    <td key={packages[place]?.id} data-chosen={packages[place]?.id === chosen ? '' : undefined}>
                      {text ?? (
                        <>
                          <i className={css.box} data-included={included ? '' : undefined} />
                          <VisuallyHidden>{t(included ? 'included' : 'excluded')}</VisuallyHidden>
                        </>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}
