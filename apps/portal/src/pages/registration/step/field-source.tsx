import type { RegistrationField } from '@zonekit/api-client/registration/contract';
import { Icon } from '@zonekit/ui/icon';
import { BadgeCheck, CornerDownRight, History, Pencil } from 'lucide-react';
import { useWords } from '../../../platform/words/use-words.ts';
import { SourceText } from '../source-text.tsx';
import * as css from './field-row.css.ts';

const ICONS = { licence: BadgeCheck, step: CornerDownRight, profile: History, own: Pencil } as const;

interface FieldSourceProps {
  of: Pick<RegistrationField, 'source' | 'required'>;
  /** Whether nothing is there, or it is wrong. */
  toFill: boolean;
}

/** Where the value of a field comes from, or that it is to be filled in. */
export function FieldSource({ of: { source, required }, toFill }: FieldSourceProps) {
  const t = useWords('registration');
  if (!source || toFill) {
    return (
      <p className={css.source} data-need={toFill ? 'fill' : undefined}>
        <Icon as={Pencil} />
        <span>{t(required || toFill ? 'sources.toFill' : 'sources.none')}</span>
      </p>
    );
  }
  return (
    <p className={css.source}>
      <Icon as={ICONS[source.from]} />
      <span>
        <SourceText source={source} />
      </span>
    </p>
  );
}
