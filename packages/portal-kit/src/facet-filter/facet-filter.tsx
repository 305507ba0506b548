'use client';
import { Icon } from '@zonekit/ui/icon';
import { Link } from '@zonekit/ui/link';
import { ChevronDown, X } from 'lucide-react';
import { useRef } from 'react';
import { useNeighbourFocus } from '../internal/use-neighbour-focus.ts';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import * as css from './facet-filter.css.ts';
import { appliedOptions, type Facet, type FacetOption, isRanged, OPEN_FACETS, splitOptions } from './facets.ts';

export type { Facet, FacetOption, FacetRange } from './facets.ts';

const selectedState = (selected: boolean) => (selected ? { 'data-selected': '', 'aria-current': 'true' as const } : {});

function Options({ options }: { options: readonly FacetOption[] }) {
  return options.map(({ value, label, count, selected, href }) => (
    <Link key={value} href={href} className={css.chip} {...selectedState(selected)}>
      <span className={css.label} title={label}>
        {label}
      </span>
      <small className={css.count}>{count}</small>
    </Link>
  ));
}

function AllOption({ facet }: { facet: Facet }) {
  const t = useKitTranslations('facetFilter');
  return (
    <Link href={facet.clearHref} className={css.chip} {...selectedState(facet.options.every((o) => !o.selected))}>
      {t('all')}
    </Link>
  );
}

function Row({ facet }: { facet: Facet }) {
  const t = useKitTranslations('facetFilter');
  const { shown, folded } = splitOptions(facet.options);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of links, not of form fields
    <div className={css.facet} role="group" aria-label={facet.label}>
      <span className={css.name}>{facet.label}</span>
      {facet.range ? (
        <facet.range.Control facet={facet} range={facet.range} />
      ) : (
        <div className={css.options}>
          <AllOption facet={facet} />
          <Options options={shown} />
          {folded.length > 0 && (
            <details className={css.rest}>
              <summary className={`${css.chip} ${css.more}`}>
                <span className={css.unfold}>{t('more', { count: folded.length })}</span>
                <span className={css.fold}>{t('fewer')}</span>
              </summary>
              <div className={css.options}>
                <Options options={folded} />
              </div>
            </details>
          )}
        </div>
      )}
    </div>
  );
}

const chosenOf = (facets: readonly Facet[]) =>
  facets.flatMap(({ options }) => options.filter((o) => o.selected)).length +
  facets.filter(({ range }) => range && isRanged(range)).length;

/** Three facets, a line each; at the end of the third the way to the others. */
function Rows({ facets }: { facets: readonly Facet[] }) {
  const t = useKitTranslations('facetFilter');
  const later = facets.slice(OPEN_FACETS);
  const last = facets[OPEN_FACETS - 1];
  if (last === undefined || later.length === 0) {
    return (
      <div className={css.rows}>
        {facets.map((facet) => (
          <Row key={facet.name} facet={facet} />
        ))}
      </div>
    );
  }
  const chosen = chosenOf(later);
  return (
    <div className={css.rows}>
      {facets.slice(0, OPEN_FACETS - 1).map((facet) => (
        <Row key={facet.name} facet={facet} />
      ))}
      <div className={css.lastLine}>
        <Row facet={last} />
        <details className={css.allFilters}>
          <summary className={`${css.chip} ${css.more}`}>
            {t('allFilters')}
            {chosen > 0 && <b className={css.count}>{chosen}</b>}
            <Icon as={ChevronDown} className={css.arrow} />
          </summary>
          <div className={css.laterRows}>
            {later.map((facet) => (
              <Row key={facet.name} facet={facet} />
            ))}
          </div>
        </details>
      </div>
    </div>
  );
}

/** On a phone a facet is a word that unfolds. */
function Fold({ facet }: { facet: Facet }) {
  const chosen = chosenOf([facet]);
  return (
    <details className={css.barItem}>
      <summary className={css.barName} {...(chosen > 0 && { 'data-selected': '' })}>
        {facet.label}
        {chosen > 0 && <b>{chosen}</b>}
        <Icon as={ChevronDown} className={css.arrow} />
      </summary>
      <div className={css.barOptions}>
        {facet.range ? (
          <facet.range.Control facet={facet} range={facet.range} />
        ) : (
          <>
            <AllOption facet={facet} />
            <Options options={facet.options} />
          </>
        )}
      </div>
    </details>
  );
}

export interface FacetFilterProps {
  /** Facets in their order, each choice with the address that switches it. */
  facets: readonly Facet[];
  /** The list without any choice. */
  clearHref: string;
}

/** Facets of a list as links, so that filtering works without script and can be shared. */
export function FacetFilter({ facets, clearHref }: FacetFilterProps) {
  const t = useKitTranslations('facetFilter');
  const applied = appliedOptions(facets, ({ min, max, unit }) => {
    if (max === undefined) return t('from', { min: min ?? 0, unit });
    return min === undefined ? t('upTo', { max, unit }) : t('between', { min, max, unit });
  });
  const chips = useRef<HTMLDivElement>(null);
  const leave = useNeighbourFocus(chips, applied.map(({ key }) => key).join('&'), 'a');
  return (
    <section aria-label={t('filters')}>
      <Rows facets={facets} />
      <div className={css.bar}>
        {facets.map((facet) => (
          <Fold key={facet.name} facet={facet} />
        ))}
      </div>
      {applied.length > 0 && (
        <div ref={chips} className={css.applied}>
          <span className={css.appliedLabel}>{t('applied')}</span>
          {applied.map(({ key, facet, label, href }, place) => (
            <Link
              key={key}
              href={href}
              className={css.removal}
              aria-label={t('remove', { facet, value: label })}
              onClick={() => leave(place)}
            >
              {label}
              <Icon as={X} />
            </Link>
          ))}
          <Link kind="text" href={clearHref} className={css.clear}>
            {t('clear')}
          </Link>
        </div>
      )}
    </section>
  );
}
