import { Alert } from '@zonekit/ui/alert';
import { ChoiceGroup, type ChoiceGroupProps } from '@zonekit/ui/choice-group';
import { Skeleton } from '@zonekit/ui/skeleton';
import { VisuallyHidden } from '@zonekit/ui/visually-hidden';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import type { QuestionnaireEvent } from './core/state.ts';
import type { Tags } from './question.tsx';
import * as css from './questionnaire.css.ts';

type Group = Pick<ChoiceGroupProps, 'id' | 'name' | 'error' | 'aria-describedby'>;

interface IndustryChoicesProps extends Group {
  max: number;
  chosen: readonly string[];
  tags: Tags;
  dispatch: (event: QuestionnaireEvent) => void;
}

const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Step 4. The tags come from the service; whether they are there or not, the question can be passed. */
export function IndustryChoices({ max, chosen, tags, dispatch, id, name, ...rest }: IndustryChoicesProps) {
  const t = useKitTranslations('questionnaire');
  if (tags === 'failed') {
    return (
      <Alert tone="warning" title={t('industries.failed')}>
        {t('industries.failedText')}
      </Alert>
    );
  }
  if (tags === 'loading') {
    return (
      <div aria-busy="true" className={css.placeholders}>
        <VisuallyHidden role="status">{t('industries.loading')}</VisuallyHidden>
        {PLACEHOLDERS.map((key) => (
          <Skeleton key={key} height="48px" />
        ))}
      </div>
    );
  }
  // A field that was chosen once and is no longer offered stays in sight, so that it can be taken out.
  const retired = chosen.filter((value) => !tags.some((tag) => tag.id === value));
  const options = [
    ...tags.map((tag) => ({ value: tag.id, label: tag.name })),
    ...retired.map((value) => ({ value, label: t('industries.retired', { id: value }) })),
  ];
  if (options.length === 0) return <p className={css.hint}>{t('industries.empty')}</p>;
  return (
    <ChoiceGroup
      {...rest}
      {...(id && { id })}
      name={name ?? 'industry'}
      type="checkbox"
      columns={3}
      legend={t('industries.label')}
      count={t('industries.count', { count: String(chosen.length), max: String(max) })}
      value={chosen}
      onValueChange={(ids) => dispatch({ type: 'industries', ids })}
      options={options}
    />
  );
}
