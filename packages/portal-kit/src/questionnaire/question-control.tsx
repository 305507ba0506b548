import { ChoiceGroup } from '@zonekit/ui/choice-group';
import { Field } from '@zonekit/ui/field';
import { TextInput } from '@zonekit/ui/text-input';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import { RegionPicker } from '../region-picker/region-picker.tsx';
import type { RegionSources } from '../region-picker/region-sources.ts';
import { type Answers, PARTIAL_DATE } from './core/answers.ts';
import { EARLIEST_REG_DATE } from './core/constants.ts';
import type { QuestionnaireEvent } from './core/state.ts';
import type { StepDefinition } from './core/steps.ts';
import { IndustryChoices } from './industry-choices.tsx';
import type { Tags } from './question.tsx';
import * as css from './questionnaire.css.ts';

export interface QuestionControlProps {
  /** Prefix: `<id>-heading` and `<id>-hint` stand above. */
  id: string;
  definition: StepDefinition;
  answers: Answers;
  today: string | null;
  error: string | undefined;
  tags: Tags;
  regions: RegionSources;
  dispatch: (event: QuestionnaireEvent) => void;
}

const YES = 1;

/** The control of a step, by the kind that its definition names. */
export function QuestionControl(props: QuestionControlProps) {
  const { id, definition, answers, today, error, tags, regions, dispatch } = props;
  const t = useKitTranslations('questionnaire');
  const controlId = `${id}-control`;
  const describedBy = [error && `${controlId}-error`, `${id}-hint`].filter(Boolean).join(' ');
  const group = {
    id: controlId,
    name: definition.field,
    legend: t(`steps.q${definition.step}.title`),
    legendHidden: true,
    error,
    'aria-describedby': describedBy,
  };

  switch (definition.kind) {
    case 'text':
      return (
        <Field id={controlId} label={t('steps.q1.label')} error={error} required>
          {(control) => (
            <TextInput
              {...control}
              size="lg"
              name="enterprise_name"
              autoComplete="organization"
              maxLength={200}
              value={answers.enterprise_name}
              aria-describedby={describedBy}
              onChange={({ target }) => dispatch({ type: 'answer', field: 'enterprise_name', value: target.value })}
            />
          )}
        </Field>
      );
    case 'region':
      return (
        <RegionPicker
          id={controlId}
          aria-labelledby={`${id}-heading`}
          value={answers.area}
          onEvent={(event) => dispatch({ type: 'region', event })}
          {...regions}
          error={error}
          required
        />
      );
    case 'date': {
      const report = ({ value, validity }: HTMLInputElement) => {
        const date = value === '' && validity.badInput ? PARTIAL_DATE : value;
        if (date !== answers.reg_date) dispatch({ type: 'answer', field: 'reg_date', value: date });
      };
      return (
        <Field
          id={controlId}
          className={css.dateField}
          label={t('steps.q3.label')}
          optional={t('optional')}
          error={error}
        >
          {(control) => (
            <TextInput
              {...control}
              size="lg"
              type="date"
              name="reg_time"
              min={EARLIEST_REG_DATE}
              {...(today && { max: today })}
              value={answers.reg_date === PARTIAL_DATE ? '' : answers.reg_date}
              aria-describedby={describedBy}
              onChange={({ target }) => report(target)}
              // A date typed in half changes no value, so no change event tells of it; leaving the field does.
              onBlur={({ target }) => report(target)}
              onKeyDown={({ key, currentTarget }) => {
                if (key === 'Enter') report(currentTarget);
              }}
            />
          )}
        </Field>
      );
    }
    case 'tags':
      return (
        <IndustryChoices
          id={controlId}
          describedBy={describedBy}
          error={error}
          max={definition.max}
          chosen={answers.industry}
          tags={tags}
          dispatch={dispatch}
        />
      );
    case 'yes-no': {
      const answer = answers.is_high_tech;
      return (
        <ChoiceGroup
          {...group}
          type="radio"
          columns={2}
          value={answer === null ? null : String(answer ? YES : YES + 1)}
          onValueChange={(value) => dispatch({ type: 'answer', field: 'is_high_tech', value: value === String(YES) })}
          options={definition.values.map((value) => ({ value: String(value), label: t(`steps.q6.options.a${value}`) }))}
        />
      );
    }
    case 'one': {
      const { field } = definition;
      return (
        <ChoiceGroup
          {...group}
          type="radio"
          columns={2}
          value={answers[field] === null ? null : String(answers[field])}
          onValueChange={(value) => dispatch({ type: 'answer', field, value: Number(value) })}
          options={definition.values.map((value) => ({
            value: String(value),
            label: t(`steps.q${definition.step}.options.a${value}` as 'steps.q8.options.a1'),
          }))}
        />
      );
    }
    case 'many':
      return (
        <ChoiceGroup
          {...group}
          type="checkbox"
          columns={2}
          value={answers.applicant_background.map(String)}
          onValueChange={(values) => dispatch({ type: 'backgrounds', values: values.map(Number) })}
          options={definition.values.map((value) => ({
            value: String(value),
            label: t(`steps.q10.options.a${value}`),
          }))}
        />
      );
  }
}
