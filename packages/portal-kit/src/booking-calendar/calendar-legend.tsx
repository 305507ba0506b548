import * as css from './booking-calendar.css.ts';
import type { CalendarWords } from './calendar-words.ts';
import * as shared from './legend.css.ts';

type Swatch = { status?: 'taken'; preview?: true; inRange?: true };

function Key({ halves }: { halves: [Swatch, Swatch] }) {
  return (
    <span className={css.key} aria-hidden="true">
      {halves.map(({ status = 'available', preview, inRange }, i) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: the left and the right half, which never move
          key={i}
          className={css.half}
          data-period={i + 1}
          data-status={status}
          data-preview={preview && ''}
          data-in-range={inRange && ''}
          data-edge={preview || inRange ? (i === 0 ? 'start' : 'end') : ''}
        />
      ))}
    </span>
  );
}

/** Legend of the marks, and the time zone. */
export function CalendarLegend({ words: { t }, marks }: { words: CalendarWords; marks: boolean }) {
  return (
    <div className={shared.footer}>
      {marks && (
        <ul className={shared.legend}>
          <li>
            <Key halves={[{}, {}]} />
            {t('legendAvailable')}
          </li>
          <li>
            <Key halves={[{ status: 'taken' }, {}]} />
            {t('legendPartly')}
          </li>
          <li>
            <Key halves={[{ status: 'taken' }, { status: 'taken' }]} />
            {t('legendTaken')}
          </li>
          <li>
            <Key halves={[{ preview: true }, { preview: true }]} />
            {t('legendPreview')}
          </li>
          <li>
            <Key halves={[{ inRange: true }, { inRange: true }]} />
            {t('legendSelected')}
          </li>
          <li>
            <span className={css.todayKey} aria-hidden="true" />
            {t('legendToday')}
          </li>
        </ul>
      )}
      <p>{t('zone')}</p>
    </div>
  );
}
