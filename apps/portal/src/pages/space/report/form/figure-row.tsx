import type { ReportFigure } from '@zonekit/api-client/space/report/contract';
import { changeOf } from '@zonekit/api-client/space/report-changes';
import type { useSchemaForm } from '@zonekit/ui/form';
import { FormField } from '@zonekit/ui/form-field';
import { TextArea } from '@zonekit/ui/text-area';
import { TextInput } from '@zonekit/ui/text-input';
import type { ReactNode } from 'react';
import { useWords } from '../../../../platform/words/use-words.ts';
import { ChangeGauge } from '../change-gauge.tsx';
import { figureOf } from '../figures.ts';
import * as css from '../report.css.ts';
import { useReportText } from '../use-report-text.ts';
import type { reportSchema } from './report-schema.ts';
import { reasonField } from './report-values.ts';

export interface FigureRowProps {
  form: ReturnType<typeof useSchemaForm<ReturnType<typeof reportSchema>>>;
  figure: ReportFigure;
  /** Of the quarter before; null where it is not stated. */
  before: number | null;
  /** A reason is asked for its change. */
  asked: boolean;
  /** Where it was returned. */
  remark: ReactNode;
}

/** One figure with the quarter before, its change, and the sentence that a great change needs. */
export function FigureRow({ form, figure, before, asked, remark }: FigureRowProps) {
  const t = useWords('spaceBusinessStatus');
  const text = useReportText();
  const now = figureOf(figure, form.watch(figure));
  const change = changeOf(before, now);
  const label = t(`figures.${figure}`);
  const earlier = before === null ? t('none') : text.value(figure, before);
  const optional = figure === 'energy';
  return (
    <div className={css.row}>
      <span className={css.label} aria-hidden="true">
        {label} <small>{t(`units.${figure}`)}</small>
      </span>
      <span className={css.before} aria-hidden="true">
        <span className={css.beforeLabel}>{t('before')} </span>
        {earlier}
      </span>
      <FormField
        className={css.field}
        control={form.control}
        name={figure}
        label={t('fieldLabel', { figure: label, unit: t(`units.${figure}`), before: earlier })}
        {...(optional ? { optional: t('optional') } : { required: true })}
      >
        {(input) => (
          <TextInput
            {...input}
            inputMode={
              figure === 'headcount' || figure === 'rd_headcount' || figure === 'patents' ? 'numeric' : 'decimal'
            }
            autoComplete="off"
            maxLength={17}
            placeholder={t(optional ? 'optional' : 'toFill')}
          />
        )}
      </FormField>
      <span className={`${css.change} ${css.changed}`} data-big={asked ? '' : undefined}>
        {now === null && !optional ? t('toFill') : text.change(before, now)}
        {change !== null && <ChangeGauge change={change} />}
      </span>
      <div className={css.below}>
        {asked && change !== null && (
          <div className={css.why}>
            <p>
              <b>
                {Number.isFinite(change)
                  ? t('bigChange', { more: String(change > 0) as 'true', share: text.share(change) })
                  : t('fromZero')}
              </b>
              <br />
              {t('bigChangeHint')}
            </p>
            <FormField
              control={form.control}
              name={reasonField(figure)}
              label={t('reasonOf', { figure: label })}
              required
            >
              {(input) => <TextArea {...input} rows={2} maxLength={300} />}
            </FormField>
          </div>
        )}
        {remark}
      </div>
    </div>
  );
}
