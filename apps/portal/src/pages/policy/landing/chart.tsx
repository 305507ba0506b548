import { Link } from '@zonekit/ui/link';
import { Table } from '@zonekit/ui/table';
import { useFormatter } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import type { Bar } from './bars.ts';
import * as css from './landing.css.ts';

interface ChartProps {
  title: string;
  /** What a row is: the name of the table's first column. */
  unit: string;
  bars: readonly Bar[];
  /** Upright, for what runs through time. */
  upright?: boolean;
  note?: string;
  /** What is counted, if not documents: the name of the table's second column. */
  counted?: string;
}

/** A chart of plain elements with the same figures as a table beside it; the chart itself says nothing more. */
export function Chart({ title, unit, bars, upright, note, counted }: ChartProps) {
  const t = useWords('policyLanding');
  const format = useFormatter();
  return (
    <>
      <h3 className={css.statHead}>{title}</h3>
      <div className={css.stat}>
        <div aria-hidden="true">
          {upright ? <Columns bars={bars} /> : <Lines bars={bars} />}
          {note && <p className={css.statNote}>{note}</p>}
        </div>
        <Table
          caption={title}
          captionHidden
          keep
          rows={bars}
          rowKey={({ key }) => key}
          columns={[
            {
              key: 'label',
              label: unit,
              primary: true,
              cell: ({ label, href, count }) => (
                <Link kind="text" href={href} data-count={count}>
                  {label}
                </Link>
              ),
            },
            { key: 'count', label: counted ?? t('count'), align: 'end', cell: ({ count }) => format.number(count) },
            {
              key: 'share',
              label: t('share'),
              align: 'end',
              cell: ({ share }) => format.number(share, { style: 'percent', maximumFractionDigits: 1 }),
            },
          ]}
        />
      </div>
    </>
  );
}

/** Of the chart's height; the rest is for the figure above the bar. */
const LABELLED = 0.88;

function Columns({ bars }: { bars: readonly Bar[] }) {
  return (
    <>
      <div className={css.columns}>
        {bars.map(({ key, count, length }) => (
          <span key={key} className={css.column}>
            <span>{count}</span>
            <span className={css.bar} style={{ height: `${length * LABELLED}%` }} />
          </span>
        ))}
      </div>
      <div className={css.years}>
        {bars.map(({ key, label }) => (
          <span key={key}>{label}</span>
        ))}
      </div>
    </>
  );
}

function Lines({ bars }: { bars: readonly Bar[] }) {
  return (
    <div className={css.lines}>
      {bars.map(({ key, label, count, length }) => (
        <div key={key} className={css.line}>
          <span>{label}</span>
          <span className={`${css.bar} ${css.lineBar}`} style={{ width: `${length}%` }} />
          <span className={css.lineCount}>{count}</span>
        </div>
      ))}
    </div>
  );
}
