import { useRouter } from '@tanstack/react-router';
import type { UserInfo } from '@zonekit/api-client/auth/contract';
import type { Report } from '@zonekit/api-client/space/report/contract';
import { useSubmitReport } from '@zonekit/api-client/space/report/hooks';
import { REPORT_FIGURES } from '@zonekit/api-client/space/report/lists';
import { FormFoot } from '@zonekit/portal-kit/form-page/form-foot';
import { useDraftForm } from '@zonekit/portal-kit/form-page/use-draft-form';
import { Button } from '@zonekit/ui/button';
import { Form, type FormProblem, FormSubmit } from '@zonekit/ui/form';
import { FormField } from '@zonekit/ui/form-field';
import { TextArea } from '@zonekit/ui/text-area';
import { useState } from 'react';
import { formProblem } from '../../../../platform/data/form-problem.ts';
import { useWords } from '../../../../platform/words/use-words.ts';
import { DraftNotices } from '../../../shared/form/draft-notices.tsx';
import { ElsewhereAlert } from '../../../shared/form/elsewhere-alert.tsx';
import { LeaveGuard } from '../../../shared/form/leave-guard.tsx';
import { useFormLabels } from '../../../shared/form/use-form-labels.ts';
import { RemarkList } from '../../../shared/remarks/remark-list.tsx';
import { hintWith, returnedFields } from '../../../shared/remarks/returned-fields.tsx';
import { ReportCharts } from '../charts/report-charts.tsx';
import { figuresOf, isAmount, isWhole, missingOf } from '../figures.ts';
import * as css from '../report.css.ts';
import { reportHref } from '../report-address.ts';
import { useReportText } from '../use-report-text.ts';
import { FigureRow } from './figure-row.tsx';
import { fieldLabels, problemOf } from './report-problem.ts';
import { reportSchema } from './report-schema.ts';
import { askedReasons, type ReportField, reasonsOf, reportSlot, startOf, withBefore } from './report-values.ts';

/** Missing figures that are named; more are counted. */
const NAMED = 2;

export interface ReportFormProps {
  user: UserInfo;
  report: Report;
  /** Figure of the large chart. */
  figure: string | undefined;
  /** Reads the report anew. */
  onReload: () => void;
}

/** The report on a quarter: stored on this device as it is typed, and submitted. */
export function ReportForm({ user, report, figure, onReload }: ReportFormProps) {
  const t = useWords('spaceBusinessStatus');
  const formWords = useWords('form');
  const text = useReportText();
  const labels = useFormLabels(t('notSent'));
  const router = useRouter();
  const { send } = useSubmitReport();
  const [isElsewhere, setElsewhere] = useState(false);
  const { previous } = report;
  const nameOf = (field: ReportField) => t(`figures.${field as 'revenue'}`);
  const draft = useDraftForm(
    reportSchema(previous, {
      figure: (name) =>
        name === 'energy'
          ? t('missing.energy')
          : t(`missing.${isAmount(name) ? 'amount' : 'count'}`, { figure: nameOf(name) }),
      rdHeadcount: t('missing.rd_headcount'),
      reason: (name) => t('missing.reason', { figure: nameOf(name) }),
    }),
    { slot: reportSlot(user.user_id, report.id), start: startOf(report), base: null },
  );
  const { form, state } = draft;
  const values = form.watch();
  const figures = figuresOf(values);
  const asked = askedReasons(previous, values);
  const missing = missingOf(figures);

  const [start] = useState(() => startOf(report));
  const event = report.status === 'returned' ? report.events.at(-1) : undefined;
  const remarks = returnedFields(event ? report.remarks : [], event?.at ?? '', (field) => ({
    label: field === 'remark' ? t('remark') : nameOf(field),
    changed: start[field] !== values[field],
    before: start[field],
    now: values[field],
  }));
  const hintOf = hintWith(remarks);

  const submit = async (): Promise<FormProblem | undefined> => {
    const sent = form.getValues();
    const whole = figuresOf(sent);
    if (!isWhole(whole)) return {};
    const outcome = await send({
      params: { business_report_id: report.id },
      body: { figures: whole, reasons: reasonsOf(previous, sent), remark: sent.remark.trim(), version: report.version },
    });
    if (outcome.status === 'failed') {
      const { code } = outcome.error;
      if (code === 'conflict' || code === 'transition_refused') setElsewhere(true);
      return problemOf(formProblem(outcome.error));
    }
    if (outcome.status === 'done') {
      draft.settle(sent, null);
      await router.navigate({ href: reportHref(report.id), replace: true });
    }
    return undefined;
  };
  return (
    <>
      <LeaveGuard unsaved={draft.unsaved} state={state} />
      <div className={css.notices}>
        <RemarkList remarks={remarks} />
        <DraftNotices
          draft={draft}
          labels={fieldLabels(nameOf, (name) => t('reasonOf', { figure: nameOf(name) }), t('remark'))}
          read={(edition, name) => edition[name]}
        />
        {isElsewhere && (
          <ElsewhereAlert title={t('elsewhere')} hint={t('elsewhereHint')} show={t('showTheirs')} onShow={onReload} />
        )}
      </div>
      <Form form={form} onSubmit={submit} labels={labels}>
        <div className={css.rows}>
          <div className={css.head} aria-hidden="true">
            <span>{t('figure')}</span>
            <span className={css.before}>{previous ? text.short(previous.period) : t('before')}</span>
            <span>{text.short(report.period)}</span>
            <span>{t('change')}</span>
          </div>
          {REPORT_FIGURES.map((name) => (
            <FigureRow
              key={name}
              form={form}
              figure={name}
              before={previous?.figures[name] ?? null}
              asked={asked.includes(name)}
              remark={hintOf(name)}
            />
          ))}
        </div>
        <FormField
          control={form.control}
          name="remark"
          label={t('remark')}
          optional={formWords('optional')}
          hint={hintOf('remark', t('remarkHint'))}
        >
          {(input) => <TextArea {...input} rows={3} maxLength={1000} />}
        </FormField>
        <FormFoot
          state={state}
          remaining={
            missing.length > 0 &&
            (missing.length <= NAMED
              ? t('remainingNames', { names: missing.map(nameOf).join(t('separator')) })
              : t('remaining', { count: missing.length }))
          }
        >
          {previous && missing.length > 0 && (
            <Button onClick={() => draft.fill(withBefore(previous, form.getValues()))}>
              {t('copyBefore', { period: text.short(previous.period) })}
            </Button>
          )}
          <FormSubmit>
            {report.status === 'returned' ? t('resubmit') : t('submit', { period: text.short(report.period) })}
          </FormSubmit>
        </FormFoot>
      </Form>
      <ReportCharts reportId={report.id} figure={figure} draft={{ id: report.id, figures }} />
    </>
  );
}
