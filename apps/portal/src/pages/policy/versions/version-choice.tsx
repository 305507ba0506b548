import { useNavigate } from '@tanstack/react-router';
import type { PolicyComparison, PolicyVersion } from '@zonekit/api-client/policy/contract';
import { Select } from '@zonekit/ui/select';
import { VisuallyHidden } from '@zonekit/ui/visually-hidden';
import { useId } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './comparison.css.ts';

interface VersionChoiceProps {
  versions: readonly PolicyVersion[];
  comparison: PolicyComparison;
  path: string;
}

/** Which two versions are compared: a choice is an address of its own. */
export function VersionChoice({ versions, comparison: { older, newer }, path }: VersionChoiceProps) {
  const t = useWords('policyVersions');
  const navigate = useNavigate();
  const choose = (compare: string, other: string) =>
    void navigate({ to: path, search: { compare, with: other }, replace: true });
  return (
    <fieldset className={css.choice} data-unprinted="">
      <legend>
        <VisuallyHidden>{t('choose')}</VisuallyHidden>
      </legend>
      <Choice
        label={t('older')}
        value={older.id}
        other={newer.id}
        versions={versions}
        onChoose={(id) => choose(id, newer.id)}
      />
      <Choice
        label={t('newer')}
        value={newer.id}
        other={older.id}
        versions={versions}
        onChoose={(id) => choose(older.id, id)}
      />
    </fieldset>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  /** The version on the other side, which is not compared with itself. */
  other: string;
  versions: readonly PolicyVersion[];
  onChoose: (id: string) => void;
}

function Choice({ label, value, other, versions, onChoose }: ChoiceProps) {
  const t = useWords('policyVersions');
  const id = useId();
  return (
    <div className={css.side}>
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {versions.map((version) => (
          <option key={version.id} value={version.id} disabled={version.id === other}>
            {t('option', { number: version.number, date: version.effective_on })}
          </option>
        ))}
      </Select>
    </div>
  );
}
