import type { ReservationRules } from '@zonekit/api-client/experiment/reservation/contract';
import type { Figure as Figured } from '@zonekit/api-client/experiment/resource/contract';
import { DescriptionList } from '@zonekit/ui/description-list';
import { Icon } from '@zonekit/ui/icon';
import { CalendarCheck, FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './booking.css.ts';
import type { Detail } from './booking-facts.tsx';

/** `0.7 nm` */
const figureText = ({ value, unit }: Figured): string => (unit === null ? value : `${value} ${unit}`);

/** Rules of the reservation, then notes for users. */
export function BookingRules({ rules, detail }: { rules: ReservationRules; detail: Detail }) {
  const t = useWords('experimentBooking');
  // The notes repeat the rules of the reservation word for word.
  const own = detail.rules.filter((rule) => !rules.words.includes(rule));
  return (
    <section aria-labelledby="rules">
      <h2 id="rules">{t('sections.rules')}</h2>
      <ul className={css.rules}>
        {rules.words.map((rule) => (
          <li key={rule}>
            <Icon as={CalendarCheck} size={20} />
            <span>{rule}</span>
          </li>
        ))}
        {own.map((rule) => (
          <li key={rule}>
            <Icon as={FlaskConical} size={20} />
            <span lang={detail.lang}>{rule}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** @param more Facts of its kind, after the figures. */
export function TechnicalFigures({
  detail: { all_figures, lang },
  more = [],
}: {
  detail: Detail;
  more?: readonly { label: string; value: ReactNode }[];
}) {
  const t = useWords('experimentBooking');
  return (
    <section aria-labelledby="figures">
      <h2 id="figures">{t('sections.figures')}</h2>
      <DescriptionList
        className={css.figures}
        items={[
          ...all_figures.map((figure) => ({
            label: figure.label,
            value: <span lang={lang}>{figureText(figure)}</span>,
          })),
          ...more,
        ]}
      />
    </section>
  );
}

export function Introduction({ detail: { introduction, lang } }: { detail: Pick<Detail, 'introduction' | 'lang'> }) {
  const t = useWords('experimentBooking');
  if (introduction === '') return null;
  return (
    <section aria-labelledby="introduction">
      <h2 id="introduction">{t('sections.introduction')}</h2>
      <div className={css.introduction} lang={lang}>
        {introduction.split('\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
