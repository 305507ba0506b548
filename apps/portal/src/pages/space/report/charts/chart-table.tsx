import { statusReport } from '@zonekit/api-client/lifecycle/status-report';
import type { ReportPoint } from '@zonekit/api-client/space/report/contract';
import { REPORT_FIGURES } from '@zonekit/api-client/space/report/lists';
import { Link } from '@zonekit/ui/link';
import { Table } from '@zonekit/ui/table';
import { useWords } from '../../../../platform/words/use-words.ts';
import { StateChip } from '../../../shared/state-chip.tsx';
import { reportHref } from '../report-address.ts';
import { useReportText } from '../use-report-text.ts';
import * as css from './charts.css.ts';

/** The data of the charts, the latest quarter first. */
export function ChartTable({ points }: { points: readonly ReportPoint[] }) {
  const t = useWords('spaceBusinessStatus');
  const text = useReportText();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways needs the keyboard
    <section className={css.table} aria-label={t('charts.table')} tabIndex={0}>
      <Table
        caption={t('charts.table')}
        rows={[...points].reverse()}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'period',
            label: t('charts.period'),
            primary: true,
            cell: ({ id, period }) => (
              <Link kind="text" href={reportHref(id)} className={css.period}>
                {text.short(period)}
              </Link>
            ),
          },
          ...REPORT_FIGURES.map((figure) => ({
            key: figure,
            label: t('charts.column', { figure: t(`figures.${figure}`), unit: t(`units.${figure}`) }),
            align: 'end' as const,
            cell: ({ figures }: ReportPoint) => {
              const value = figures?.[figure] ?? null;
              return value === null ? '—' : text.value(figure, value);
            },
          })),
          {
            key: 'state',
            label: t('charts.state'),
            cell: ({ status }) => <StateChip of={statusReport} state={status} />,
          },
        ]}
      />
    </section>
  );
}
