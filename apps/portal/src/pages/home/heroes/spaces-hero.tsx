import { AREA_BANDS, HOUSE_TYPES, RENT_BANDS } from '@zonekit/api-client/space/lists';
import { BorderStrip } from '@zonekit/ui/border-strip';
import { Button } from '@zonekit/ui/button';
import { Container } from '@zonekit/ui/container';
import { Cover } from '@zonekit/ui/cover';
import { Link } from '@zonekit/ui/link';
import { Select } from '@zonekit/ui/select';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import type { SpacesContent } from '../sections/spaces.tsx';
import type { HeroProps } from './heroes.tsx';
import * as css from './spaces-hero.css.ts';

const PARKS = 6;
/** Cells of the bar of a park. */
const CELLS = Array.from({ length: 16 }, (_, cell) => cell);

interface ChoiceProps {
  name: string;
  label: string;
  /** The choice that leaves it open. */
  any: string;
  options: readonly { value: string; text: ReactNode }[];
}

function Choice({ name, label, any, options }: ChoiceProps) {
  return (
    <div className={css.choice}>
      <label htmlFor={`home-${name}`}>{label}</label>
      <Select id={`home-${name}`} name={name} defaultValue="">
        <option value="">{any}</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** Spaces first: a search that works without script, and the vacancy of the parks. */
export function SpacesHero({ sections }: HeroProps) {
  const t = useWords('home');
  const spaces = sections.spaces as SpacesContent | undefined;
  const bands = (names: readonly string[], unit: string) =>
    names.map((value) => {
      const [from, to] = value.split('-').map(Number);
      if (!to) return { value, text: t('heroes.spaces.from', { from: from ?? 0, unit }) };
      return {
        value,
        text: from ? t('heroes.spaces.between', { from, to, unit }) : t('heroes.spaces.to', { to, unit }),
      };
    });
  return (
    <>
      <section className={css.hero} aria-labelledby="home-title">
        <Cover id="spaces" kind="berth" wide className={css.picture} />
        <Container className={css.inner}>
          <h1 id="home-title" className={css.title}>
            {t('heroes.spaces.title', { count: spaces?.vacant ?? 0 })}
          </h1>
          <form action="/space/search" method="get" className={css.search}>
            <Choice
              name="house_type"
              label={t('heroes.spaces.type')}
              any={t('heroes.spaces.any')}
              options={HOUSE_TYPES.map((value) => ({ value, text: t(`spaces.types.${value}`) }))}
            />
            <Choice
              name="area_band"
              label={t('heroes.spaces.area')}
              any={t('heroes.spaces.any')}
              options={bands(AREA_BANDS, t('heroes.spaces.square'))}
            />
            <Choice
              name="rent_band"
              label={t('heroes.spaces.rent')}
              any={t('heroes.spaces.any')}
              options={bands(RENT_BANDS, t('heroes.spaces.yuan'))}
            />
            <Choice
              name="availability"
              label={t('heroes.spaces.availability')}
              any={t('heroes.spaces.any')}
              options={(['vacant', 'soon'] as const).map((value) => ({ value, text: t(`heroes.spaces.${value}`) }))}
            />
            <Button type="submit" kind="primary" size="lg">
              {t('heroes.spaces.find')}
            </Button>
          </form>
        </Container>
      </section>
      <BorderStrip />
      {spaces && (
        <Container>
          <ul className={css.parks} aria-label={t('heroes.spaces.parks')}>
            {spaces.parks.slice(0, PARKS).map(({ id, name, vacant, units }) => (
              <li key={id}>
                <Link href={`/space/park/${id}`} className={css.park}>
                  <span className={css.parkName}>{name}</span>
                  <span className={css.bar} aria-hidden="true">
                    {CELLS.map((cell) => (
                      <span
                        key={cell}
                        className={css.cell}
                        data-vacant={cell < (vacant / units) * CELLS.length ? '' : undefined}
                      />
                    ))}
                  </span>
                  <span className={css.note}>{t('heroes.spaces.vacantOf', { vacant, units })}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Container>
      )}
    </>
  );
}
