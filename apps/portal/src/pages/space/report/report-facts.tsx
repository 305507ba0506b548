import type { Report, ReportFigure } from '@zonekit/api-client/space/report/contract';
import { REPORT_FIGURES } from '@zonekit/api-client/space/report/lists';
import { bigChanges, changeOf } from '@zonekit/api-client/space/report-changes';
import { Table } from '@zonekit/ui/table';
import { useWords } from '../../../platform/words/use-words.ts';
import { ChangeGauge } from './change-gauge.tsx';
import * as css from './report.css.ts';
import { useReportText } from './use-report-text.ts';

/** What was submitted, beside the quarter before, with the reasons of great changes. */
export function ReportFacts({ report: { figures, previous, period, reasons, remark } }: { report: Report }) {
  const t = useWords('spaceBusinessStatus');
  const text = useReportText();
  const big = figures ? bigChanges(previous?.figures ?? null, figures) : [];
  const shown = (figure: ReportFigure, value: number | null | undefined) =>
    value === null || value === undefined ? t('none') : text.value(figure, value);
  return (
    <>
      <Table
        caption={t('reportOf', { period: text.period(period) })}
        captionHidden
        rows={REPORT_FIGURES}
        rowKey={(figure) => figure}
        columns={[
          {
            key: 'figure',
            label: t('figure'),
            primary: true,
            cell: (figure) => (
              <span className={css.label}>
                {t(`figures.${figure}`)} <small>{t(`units.${figure}`)}</small>
              </span>
            ),
          },
          {
            key: 'before',
            label: previous ? text.short(previous.period) : t('before'),
            align: 'end',
            cell: (figure) => shown(figure, previous?.figures[figure]),
          },
          {
            key: 'now',
            label: text.short(period),
            align: 'end',
            cell: (figure) => <b>{shown(figure, figures?.[figure])}</b>,
          },
          {
            key: 'change',
            label: t('change'),
            cell: (figure) => {
              const [before, now] = [previous?.figures[figure] ?? null, figures?.[figure] ?? null];
              const change = changeOf(before, now);
              const reason = reasons.find(({ field }) => field === figure)?.text;
              return (
                <>
                  <span className={css.change} data-big={big.includes(figure) ? '' : undefined}>
                    {text.change(before, now) || t('none')}
                    {change !== null && <ChangeGauge change={change} />}
                  </span>
                  {reason && <p className={css.text}>{reason}</p>}
                </>
              );
            },
          },
        ]}
      />
      {remark && (
        <section className={css.section}>
          <h2>{t('remark')}</h2>
          <p className={css.text}>{remark}</p>
        </section>
      )}
    </>
  );
}
