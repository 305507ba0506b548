import type { ServiceDetail } from '@zonekit/api-client/business/service/contract';
import { useWords } from '../../../platform/words/use-words.ts';
import { stageBars, stageDays, stageTicks } from './stage-bars.ts';
import * as css from './stages.css.ts';

/** Stages as bars over the working days; a table, so that each bar is read with its days and what it delivers. */
export function Stages({ service: { stages, lang } }: { service: ServiceDetail }) {
  const t = useWords('businessService');
  const bars = stageBars(stages);
  const days = stageDays(stages);
  return (
    <>
      <p className={css.note}>{t('stages.line', { days })}</p>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('stages.stage')}</th>
            <th scope="col">{t('stages.days')}</th>
            <th scope="col">{t('stages.deliverable')}</th>
          </tr>
        </thead>
        <tbody>
          {stages.map(({ name, from_day, to_day, deliverable }, place) => (
            <tr key={name}>
              <th scope="row" lang={lang}>
                {name}
              </th>
              <td className={css.time}>
                <span className={css.track} aria-hidden="true">
                  <span
                    className={css.bar}
                    style={{ insetInlineStart: `${bars[place]?.start}%`, width: `${bars[place]?.width}%` }}
                  />
                </span>
                <span className={css.days}>
                  {from_day === to_day
                    ? t('stages.day', { from: from_day })
                    : t('stages.span', { from: from_day, to: to_day })}
                </span>
              </td>
              <td lang={lang}>{deliverable}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.ruler} aria-hidden="true">
        {stageTicks(stages).map((day) => (
          <span key={day}>{day}</span>
        ))}
      </p>
    </>
  );
}
