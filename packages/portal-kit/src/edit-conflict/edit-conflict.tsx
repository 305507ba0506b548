'use client';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { ChoiceGroup } from '@zonekit/ui/choice-group';
import { Time } from '@zonekit/ui/time';
import { useEffect, useId, useRef, useState } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import { type Choices, type EditedField, type Side, startChoices } from './core/merge.ts';
import * as css from './edit-conflict.css.ts';

export type { Choices, EditedField, Side } from './core/merge.ts';

export interface EditConflictProps<Name extends string> {
  /** Who saved: 'A colleague', '另一个标签页'. */
  who: string;
  /** When, ISO 8601 with its offset. */
  savedAt: string;
  /** Those in which the two editions differ. */
  fields: readonly EditedField<Name>[];
  /** The resolved values are being saved. */
  busy?: boolean;
  /** Saves one edition of both; see `mergeEdits` of the core. */
  onResolve: (choices: Choices<Name>) => void;
}

/**
 * Somebody saved the same thing meanwhile: both editions stand side by side where they differ, and the reader says which
 * counts. Takes the focus when it appears, since the button that it answers may be a page below.
 */
export function EditConflict<Name extends string>({ who, savedAt, fields, busy, onResolve }: EditConflictProps<Name>) {
  const t = useKitTranslations('editConflict');
  const id = useId();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  const [choices, setChoices] = useState(() => startChoices(fields));
  const all = (side: Side) => onResolve(Object.fromEntries(fields.map(({ name }) => [name, side])) as Choices<Name>);
  return (
    <Alert
      ref={alert}
      tabIndex={-1}
      role="alert"
      tone="warning"
      title={t('title', { who, count: fields.length })}
      action={
        <div className={css.actions}>
          <Button size="sm" loading={busy ?? false} onClick={() => onResolve(choices)}>
            {t('merge')}
          </Button>
          <Button size="sm" kind="quiet" disabled={busy} onClick={() => all('mine')}>
            {t('allMine')}
          </Button>
          <Button size="sm" kind="quiet" disabled={busy} onClick={() => all('theirs')}>
            {t('allTheirs')}
          </Button>
        </div>
      }
    >
      <p>
        {t.rich('body', {
          time: () => (
            <span className={css.saved}>
              <Time value={savedAt} format="datetime" />
            </span>
          ),
        })}
      </p>
      <div className={css.fields}>
        {fields.map((field) => (
          <ChoiceGroup
            key={field.name}
            type="radio"
            name={`${id}-${field.name}`}
            legend={field.label}
            columns={2}
            value={choices[field.name] ?? 'mine'}
            onValueChange={(side) => setChoices({ ...choices, [field.name]: side as Side })}
            options={[
              { value: 'mine', label: field.mine || t('none'), description: t('mine') },
              { value: 'theirs', label: field.theirs || t('none'), description: who },
            ]}
          />
        ))}
      </div>
    </Alert>
  );
}
