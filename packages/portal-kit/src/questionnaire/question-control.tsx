import { ChoiceGroup } from '@zonekit/ui/choice-group';
import { Field } from '@zonekit/ui/field';
import { TextInput } from '@zonekit/ui/text-input';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import type { RegionSelection } from '../region-picker/core/region-selection.ts';
import { RegionPicker } from '../region-picker/region-picker.tsx';
import type { RegionSources } from '../region-picker/region-sources.ts';
import type { Answers } from './core/answers.ts';
import type { QuestionnaireEvent } from './core/state.ts';
import type { AnswerValue, StepDefinition } from './core/steps.ts';
import { DateControl } from './date-control.tsx';
import { IndustryChoices } from './industry-choices.tsx';
import type { Tags } from './tags.types.ts';
import type { QuestionWords } from './use-step-words.ts';

export interface QuestionControlProps {
  /** Prefix: `<id>-heading` and `<id>-hint` stand above. */
  id: string;
  definition: StepDefinition;
  words: QuestionWords;
  answers: Answers;
  today: string | null;
  error: string | undefined;
  removed: string | null;
  tags: Tags;
  regions: RegionSources;
  /** Id of the note on a prefilled answer's source. */
  sourceId: string | undefined;
  dispatch: (event: QuestionnaireEvent) => void;
}

const YES = 1;
const NO = 2;

/** The control of a step, by the kind that its definition names. */
export function QuestionControl(props: QuestionControlProps) {
  const { id, definition, words, answers, today, error, removed, tags, regions, sourceId, dispatch } = props;
  const t = useKitTranslations('questionnaire');
  const controlId = `${id}-control`;
  const describedBy = [error && `${controlId}-error`, `${id}-hint`, sourceId].filter(Boolean).join(' ');
  const { field, required = false } = definition;
  const held = answers[field];
  const fill = (value: AnswerValue) => dispatch({ type: 'fill', field, value });
  const group = {
    id: controlId,
    name: field,
    legend: words.title,
    legendHidden: true,
    error,
    'aria-describedby': describedBy,
  };
  const optionOf = (value: number) => ({ value: String(value), label: words.option(value) });

  switch (definition.kind) {
    case 'text':
      return (
        <Field
          id={controlId}
          label={words.label}
          error={error}
          {...(required ? { required } : { optional: t('optional') })}
        >
          {(control) => (
            <TextInput
              {...control}
              size="lg"
              name={field}
              {...(field === 'enterprise_name' && { autoComplete: 'organization' })}
              maxLength={200}
              value={String(held ?? '')}
              aria-describedby={describedBy}
              onChange={({ target }) => fill(target.value)}
            />
          )}
        </Field>
      );
    case 'region':
      return (
        <RegionPicker
          id={controlId}
          aria-labelledby={`${id}-heading`}
          value={held as RegionSelection}
          onEvent={(event) => dispatch({ type: 'region', field, event })}
          {...regions}
          error={error}
          required={required}
        />
      );
    case 'date':
      return (
        <DateControl
          id={controlId}
          definition={definition}
          label={words.label}
          held={String(held ?? '')}
          today={today}
          error={error}
          describedBy={describedBy}
          onFill={fill}
        />
      );
    case 'tags':
      return (
        <IndustryChoices
          id={controlId}
          describedBy={describedBy}
          error={error}
          removed={removed}
          max={definition.max}
          field={field}
          label={field === 'industry' ? t('industries.label') : words.label}
          chosen={held as readonly string[]}
          tags={tags}
          dispatch={dispatch}
        />
      );
    case 'yes-no':
      return (
        <ChoiceGroup
          {...group}
          type="radio"
          columns={2}
          value={typeof held === 'boolean' ? String(held ? YES : NO) : null}
          onValueChange={(value) => fill(value === String(YES))}
          options={definition.values.map(optionOf)}
        />
      );
    case 'one':
      return (
        <ChoiceGroup
          {...group}
          type="radio"
          columns={2}
          value={typeof held === 'number' ? String(held) : null}
          onValueChange={(value) => fill(Number(value))}
          options={definition.values.map(optionOf)}
        />
      );
    case 'many': {
      const picked = held as readonly number[];
      const { max } = definition;
      return (
        <ChoiceGroup
          {...group}
          type="checkbox"
          columns={2}
          {...(max && { count: t('industries.count', { count: String(picked.length), max: String(max) }) })}
          value={picked.map(String)}
          onValueChange={(values) => dispatch({ type: 'backgrounds', field, values: values.map(Number) })}
          options={definition.values.map(optionOf)}
        />
      );
    }
  }
}
