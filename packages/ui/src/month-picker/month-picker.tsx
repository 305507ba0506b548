'use client';
import { useRef, useState } from 'react';
import { advise, adviseControl } from '../internal/advise.ts';
import { late } from '../internal/late.ts';
import { PanelFoot } from '../internal/panel-foot.tsx';
import { PanelInput, type PanelInputProps } from '../internal/panel-input.tsx';
import { useControlled } from '../internal/use-controlled.ts';
import { useTypedText } from '../internal/use-typed-text.ts';
import { dayIn, SHANGHAI } from '../internal/zone.ts';
import { isMonth, type MonthLimits, type MonthProblem, monthIn, monthProblem } from './month-reading.core.ts';
import type { MonthPickerLabels } from './month-words.ts';

export type { MonthPickerLabels, MonthProblem };

const sheet = late(async () => (await import('./month-sheet.tsx')).MonthSheet);

export interface MonthPickerProps extends PanelInputProps {
  /** `YYYY-MM`; null while empty. */
  value?: string | null;
  /** Month chosen at first, `YYYY-MM` (uncontrolled). */
  defaultValue?: string | null;
  /** Called with the month, `YYYY-MM`; null when the field is emptied, or its text cannot be taken. */
  onValueChange?: (value: string | null) => void;
  /** Called with the problem of the typed text, null without one. The field shows `labels.advice` of it itself. */
  onProblem?: (problem: MonthProblem | null) => void;
  /** BCP 47 locale by which months are written: `zh-CN`. */
  locale: string;
  /** Texts of the field, of its sheet and of its advice. */
  labels: MonthPickerLabels;
  /** First month that can be chosen, `YYYY-MM`. */
  min?: string;
  /** Last month that can be chosen, `YYYY-MM`. */
  max?: string;
  /** `YYYY-MM-DD`. Without it, the day that it is in `zone`. */
  today?: string;
  /** Time zone of today; by default `Asia/Shanghai`. */
  zone?: string;
  /** Height: 40 or 52 px. */
  size?: 'md' | 'lg';
}

/**
 * A month of a year, typed in any usual way or chosen from a sheet of twelve with steps to other years. The form gets `name`
 * as `YYYY-MM`. `className` and `style` go to the box around, all else to the input: spread what a Field gives.
 */
export function MonthPicker({
  value: given,
  defaultValue = null,
  onValueChange,
  locale,
  labels,
  min,
  max,
  today: givenToday,
  zone = SHANGHAI,
  size = 'md',
  onProblem,
  ...props
}: MonthPickerProps) {
  adviseControl('MonthPicker', { ...props, value: given, defaultValue: defaultValue ?? undefined });
  advise(
    typeof given === 'string' && !isMonth(given),
    `MonthPicker: value "${given}" is no month. Pass YYYY-MM, or null for none.`,
  );
  advise(
    min !== undefined && max !== undefined && min > max,
    `MonthPicker: max (${max}) is before min (${min}), so no month can be chosen. Pass min ≤ max.`,
  );
  const control = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [value, choose] = useControlled('MonthPicker', given, defaultValue, onValueChange);
  const limits: MonthLimits = { min, max };
  const today = () => givenToday ?? dayIn(Date.now(), zone);
  const current = () => today().slice(0, 7);
  const text = useTypedText<MonthProblem>({
    value,
    read: (typed) => monthIn(typed, today(), limits),
    onValue: choose,
  });
  const pick = (month: string | null) => {
    text.forget();
    choose(month);
    setOpen(false);
  };
  return (
    <PanelInput
      placeholder="YYYY-MM"
      {...props}
      {...{ control, text, value, labels, onProblem, open, size }}
      onReset={() => choose(defaultValue)}
      onOpenChange={setOpen}
      initial='[data-month][tabindex="0"]'
      code={sheet}
    >
      {(MonthSheet) => (
        <>
          <MonthSheet
            label={labels.title}
            locale={locale}
            labels={labels}
            value={value}
            current={current()}
            limits={limits}
            onPick={pick}
          />
          <PanelFoot
            chooseNow={labels.chooseCurrent}
            clear={labels.clear}
            now={current}
            isClosed={(month) => monthProblem(month, limits) !== null}
            value={value}
            required={props.required}
            onPick={pick}
          />
        </>
      )}
    </PanelInput>
  );
}
