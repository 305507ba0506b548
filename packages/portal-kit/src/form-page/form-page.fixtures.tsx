import { Button } from '@zonekit/ui/button';
import { Chip } from '@zonekit/ui/chip';
import { DeadlineBar } from '@zonekit/ui/deadline-bar';
import { Form, type FormProblem, FormSubmit } from '@zonekit/ui/form';
import { FormField } from '@zonekit/ui/form-field';
import { Tag } from '@zonekit/ui/tag';
import { TextArea } from '@zonekit/ui/text-area';
import { TextInput } from '@zonekit/ui/text-input';
import { Timeline } from '@zonekit/ui/timeline';
import { useState } from 'react';
import * as z from 'zod/mini';
import { createSlot, type Slot, type TextStore } from '../device-storage/core/index.ts';
import { mergeEdits } from '../edit-conflict/core/index.ts';
import { StatusTimeline } from '../status-timeline/status-timeline.tsx';
import { OtherTab, RestoredNotice } from './draft-notices.tsx';
import { FormFoot } from './form-foot.tsx';
import { FormPage } from './form-page.tsx';
import { FormSection, FormWide } from './form-section.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { type FormDraft, useDraftForm } from './use-draft-form.ts';

const needed = z.string().check(z.trim(), z.minLength(1, '请填写'));
const schema = z.object({ person: needed, phone: needed, area: needed, power: needed, basis: z.string() });
type Values = z.input<typeof schema>;
export type UnitDraft = FormDraft<Values, number>;

export const START: Values = { person: '林知远', phone: '13800002026', area: '3,200', power: '320', basis: '' };
const LABELS = { person: '经办人', phone: '联系电话', area: '面积', power: '用电负荷', basis: '测算依据' };
const NAMES = Object.keys(START) as (keyof Values)[];

/** A store of the story's own: a draft does not go from one story to the next. */
export const slotOn = (store: Partial<TextStore> = {}, stored?: UnitDraft): Slot<UnitDraft> => {
  const texts = new Map<string, string>();
  const slot = createSlot<UnitDraft>({
    key: 'unit',
    version: 1,
    parse: (value) => value as UnitDraft,
    store: () => ({
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, text) => void texts.set(key, text),
      removeItem: (key) => void texts.delete(key),
      ...store,
    }),
  });
  if (stored) slot.write(stored);
  return slot;
};

export interface UnitApplicationProps {
  /** Created for each mount, so that each story starts in the same state. */
  slot: () => Slot<UnitDraft>;
  savedAt: string | null;
  onSubmit: (values: Values) => FormProblem | undefined;
}

/** An application for a unit that was returned, as a portal puts it together. */
export function UnitApplication({ slot, savedAt, onSubmit }: UnitApplicationProps) {
  const [place] = useState(slot);
  const draft = useDraftForm(schema, { slot: place, start: START, base: 2 });
  const { form, state, restoredAt, other } = draft;
  const { control } = form;
  const [leaving, setLeaving] = useState(false);
  const mine = form.getValues();
  return (
    <FormPage
      trail={[
        { label: '首页', href: '#home' },
        { label: '用户中心', href: '#centre' },
        { label: '入驻申请', href: '#applying' },
      ]}
      title="综保区三期5号厂房2层"
      line="入驻申请RZ-2026-1108-0037，11月8日由林知远提交"
      chips={
        <>
          <Chip tone="warning">已退回</Chip>
          <Tag>标准厂房</Tag>
        </>
      }
      side={<DeadlineBar daysLeft={7} date="2026-11-27 17:00" remaining="剩7天" />}
      progress={
        <StatusTimeline
          now={Date.parse('2026-11-20T10:00:00+08:00')}
          events={[
            {
              at: '2026-11-08T10:12:00+08:00',
              label: '提交',
              owner: '企业服务中心',
              dueAt: '2026-11-10T17:00:00+08:00',
            },
            {
              at: '2026-11-10T09:40:00+08:00',
              label: '园区审核',
              owner: '综保区运营部',
              dueAt: '2026-11-19T17:00:00+08:00',
            },
            {
              at: '2026-11-19T16:20:00+08:00',
              label: '修改后重新提交',
              owner: '申报企业 林知远',
              dueAt: '2026-11-27T17:00:00+08:00',
            },
          ]}
          planned={[{ label: '园区复审', owner: '综保区运营部', workdays: 3 }]}
        />
      }
      notices={
        <>
          {restoredAt && <RestoredNotice at={restoredAt} onDiscard={draft.discard} />}
          {other && (
            <OtherTab
              at={other.at}
              fields={NAMES.filter((name) => mine[name] !== other.values[name]).map((name) => ({
                name,
                label: LABELS[name],
                mine: mine[name],
                theirs: other.values[name],
                before: START[name],
              }))}
              onResolve={(choices) => draft.fill(mergeEdits<keyof Values, string>(mine, other.values, choices))}
            />
          )}
        </>
      }
      aside={
        <>
          <h2>经过</h2>
          <Timeline
            steps={[
              { title: '陈若谷退回，1处意见', time: '11-19 16:20', state: 'current' },
              { title: '企业服务中心受理', time: '11-10 09:40', state: 'done' },
              { title: '林知远提交', time: '11-08 10:12', state: 'done' },
            ]}
          />
        </>
      }
    >
      <Form
        form={form}
        aria-label="入驻申请"
        onSubmit={onSubmit}
        labels={{
          invalid: (count) => `有${count}项需要更正，已填写的内容都在`,
          failed: '没有提交成功，已填写的内容都在',
          noAnswer: '网络没有响应，请重新提交',
        }}
      >
        <FormSection title="一、经办人">
          <FormField control={control} name="person" label={LABELS.person} required>
            {(input) => <TextInput {...input} autoComplete="name" />}
          </FormField>
          <FormField control={control} name="phone" label={LABELS.phone} required>
            {(input) => <TextInput {...input} type="tel" autoComplete="tel" />}
          </FormField>
        </FormSection>
        <FormSection title="二、拟租单元">
          <FormField control={control} name="area" label={LABELS.area} required>
            {(input) => <TextInput {...input} inputMode="decimal" />}
          </FormField>
          <FormField control={control} name="power" label={LABELS.power} required>
            {(input) => <TextInput {...input} inputMode="decimal" />}
          </FormField>
          <FormWide>
            <FormField control={control} name="basis" label={LABELS.basis} optional="选填">
              {(input) => <TextArea {...input} rows={4} />}
            </FormField>
          </FormWide>
        </FormSection>
        <FormFoot state={state} savedAt={savedAt} remaining="还有1处待改">
          <Button kind="quiet" onClick={() => setLeaving(true)}>
            返回
          </Button>
          <FormSubmit>重新提交</FormSubmit>
        </FormFoot>
      </Form>
      <LeaveQuestion open={leaving} state={state} onStay={() => setLeaving(false)} onLeave={() => setLeaving(false)} />
    </FormPage>
  );
}
