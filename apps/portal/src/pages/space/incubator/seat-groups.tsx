import { useWords } from '../../../platform/words/use-words.ts';
import type { HostDetail } from './host.types.ts';
import * as css from './seat-groups.css.ts';

/** A cell for each seat, the taken ones first: where a vacant one stands is not known. */
export function SeatGroups({ host: { seat_groups, lang } }: { host: HostDetail }) {
  const t = useWords('spaceIncubator');
  return (
    <>
      <ul className={css.groups}>
        {seat_groups.map(({ name, seats, vacant, price }) => (
          <li key={name} className={css.group}>
            <p className={css.head}>
              <b lang={lang}>{name}</b>
              <span className={css.vacant}>{vacant > 0 ? t('groupVacant', { vacant }) : t('groupFull')}</span>
            </p>
            <div className={css.cells} aria-hidden="true">
              {Array.from({ length: seats }, (_, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place in the group
                <i key={seat} className={css.cell} data-vacant={seat >= seats - vacant ? '' : undefined} />
              ))}
            </div>
            <p className={css.terms}>
              {price !== null && <span lang={lang}>{price}</span>}
              <span>{t('seats', { seats })}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className={css.note}>{t('seatsNote')}</p>
    </>
  );
}
