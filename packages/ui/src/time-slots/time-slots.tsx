'use client';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { dateWords } from '../calendar/calendar-words.ts';
import { advise, adviseHolder } from '../internal/advise.ts';
import { cx } from '../internal/cx.ts';
import { FieldError } from '../internal/field-error.tsx';
import { FormValue } from '../internal/form-value.tsx';
import { mergeRefs } from '../internal/merge-refs.ts';
import { useControlled } from '../internal/use-controlled.ts';
import { useFormReset } from '../internal/use-form-reset.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import { SlotDayRow } from './slot-day-row.tsx';
import { SlotLegend } from './slot-legend.tsx';
import { isSlotKey, moveSlot, type SlotBox } from './slot-move.core.ts';
import {
  choiceText,
  firstOverlap,
  isChosen,
  type PlacedSlot,
  pickSlot,
  placedSlots,
  type SlotChoice,
  type SlotDay,
  type SlotObstacle,
  slotKey,
  type TimeSlot,
} from './time-slots.core.ts';
import * as css from './time-slots.css.ts';
import type { TimeSlotsLabels } from './time-slots-words.ts';

export type { SlotChoice, SlotDay, SlotObstacle, TimeSlot, TimeSlotsLabels };

export interface TimeSlotsProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Question of the group, its accessible name. */
  legend: ReactNode;
  /** Hides the legend visually, for one that a heading above already says. */
  legendHidden?: boolean;
  /** In order, slots too. */
  days: readonly SlotDay[];
  /** `range`: two clicks make a stretch of slots within a day. */
  mode?: 'single' | 'range';
  /** Chosen slots of one day; null is none (controlled). */
  value?: SlotChoice | null;
  /** Slots chosen at first (uncontrolled). */
  defaultValue?: SlotChoice | null;
  /** Called with the choice; null when it is taken back. */
  onValueChange?: (value: SlotChoice | null) => void;
  /** The form gets an ISO 8601 interval: `2026-11-25T09:00/2026-11-25T11:00`. */
  name?: string;
  /** Whether a form must not be sent before a slot is chosen. */
  required?: boolean;
  /** BCP 47 locale by which days are written: `zh-CN`. */
  locale: string;
  /** Texts of the buttons, and those that are read out. */
  labels: TimeSlotsLabels;
  /** Explanation, read with the legend. */
  hint?: ReactNode;
  /** Error message with the correction. */
  error?: string | undefined;
  /** Whose time it is, say: 'Beijing time'. */
  note?: ReactNode;
}

/**
 * Times of one day or several, to choose one or a stretch. Slots that are taken or closed take the focus as well: their
 * state and the reason are heard. One that was chosen and has been taken since shows as a conflict.
 */
export function TimeSlots({
  legend,
  legendHidden,
  days,
  mode = 'single',
  value: given,
  defaultValue = null,
  onValueChange,
  name,
  required,
  locale,
  labels,
  hint,
  error,
  note,
  id,
  className,
  ref,
  disabled,
  ...props
}: TimeSlotsProps) {
  adviseHolder('TimeSlots', given, defaultValue ?? undefined);
  const overlap = firstOverlap(days);
  advise(
    overlap !== null,
    `TimeSlots: on ${overlap?.date} the slot of ${overlap?.start} begins before the one ahead of it ends. Pass slots in order, without overlap.`,
  );
  const own = useRef<HTMLFieldSetElement>(null);
  const generated = useId();
  const groupId = id ?? generated;
  const legendId = `${groupId}-legend`;
  const [choice, choose] = useControlled('TimeSlots', given, defaultValue, onValueChange);
  const [anchor, setAnchor] = useState<PlacedSlot | null>(null);
  const [refused, setRefused] = useState('');
  const [focused, setFocused] = useState<string | null>(null);
  useFormReset(own, () => {
    setAnchor(null);
    setRefused('');
    choose(defaultValue);
  });

  const slots = placedSlots(days);
  const chosen = slots.filter((slot) => isChosen(slot, choice));
  const stop =
    slots.find((slot) => slotKey(slot) === focused) ??
    chosen[0] ??
    slots.find(({ status }) => status === 'free') ??
    slots[0];
  const current = stop ? slotKey(stop) : null;

  const pick = (slot: PlacedSlot) => {
    const next = pickSlot(days, choice, anchor, slot, mode);
    setAnchor(next.anchor);
    setRefused(next.obstacle ? (labels.refused?.(next.obstacle) ?? '') : '');
    if (next.choice !== choice) choose(next.choice);
  };
  const buttons = () => [...(own.current?.querySelectorAll<HTMLElement>('[data-slot]') ?? [])];
  const focus = (key: string | null) =>
    buttons()
      .find(({ dataset }) => dataset.slot === key)
      ?.focus();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = event.target instanceof Element && event.target.closest<HTMLElement>('[data-slot]')?.dataset.slot;
    if (!at || !isSlotKey(event.key) || event.altKey || event.metaKey) return;
    event.preventDefault();
    const boxes = buttons().map((button): SlotBox => {
      const { left, width, top, height } = button.getBoundingClientRect();
      const { slot: key = '', date = '' } = button.dataset;
      return { key, date, x: left + width / 2, y: top + height / 2 };
    });
    const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    focus(moveSlot(boxes, at, event.key, { ctrl: event.ctrlKey, mirrored }));
  };

  const describedBy = [error && `${groupId}-error`, hint && `${groupId}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset
      {...props}
      ref={mergeRefs(own, ref)}
      id={groupId}
      disabled={disabled}
      className={cx(css.group, className)}
      aria-describedby={describedBy}
      data-invalid={error ? '' : undefined}
    >
      <legend id={legendId} className={legendHidden ? visuallyHidden : css.legend}>
        {legend}
      </legend>
      {hint && (
        <p className={css.hint} id={`${groupId}-hint`}>
          {hint}
        </p>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: rows that wrap are no table */}
      <div
        role="grid"
        className={css.grid}
        aria-labelledby={legendId}
        aria-multiselectable={mode === 'range' || undefined}
        onKeyDown={onKeyDown}
      >
        {days.map((day) => (
          <SlotDayRow
            key={day.date}
            day={day}
            several={days.length > 1}
            choice={choice}
            current={current}
            words={dateWords(locale)}
            labels={labels}
            onPick={pick}
            onFocus={setFocused}
          />
        ))}
      </div>
      <div className={css.foot}>
        <SlotLegend labels={labels} slots={slots} />
        {note && <p>{note}</p>}
      </div>
      <p className={css.summary} role="status" data-refused={refused ? '' : undefined}>
        {refused || labels.summary(choice, chosen.length)}
      </p>
      {(name || required) && (
        <FormValue name={name} value={choiceText(choice)} required={required} onFocus={() => focus(current)} />
      )}
      <div role="alert" className={css.live}>
        {error && <FieldError id={`${groupId}-error`}>{error}</FieldError>}
      </div>
    </fieldset>
  );
}
