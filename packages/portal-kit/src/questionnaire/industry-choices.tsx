import { Alert } from '@zonekit/ui/alert';
import { ChoiceGroup } from '@zonekit/ui/choice-group';
import { Icon } from '@zonekit/ui/icon';
import { Skeleton } from '@zonekit/ui/skeleton';
import { VisuallyHidden } from '@zonekit/ui/visually-hidden';
import { CircleAlert } from 'lucide-react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import type { QuestionnaireEvent } from './core/state.ts';
import * as css from './questionnaire.css.ts';
import type { Tags } from './tags.types.ts';

interface IndustryChoicesProps {
  id: string;
  describedBy: string;
  /** A value was removed again. The remaining choice is valid, so the group is not marked as invalid. */
  error: string | undefined;
  /** The removed values. */
  removed: string | null;
  max: number;
  /** Which answer it is, and what the list is called. */
  field: string;
  label: string;
  chosen: readonly string[];
  tags: Tags;
  dispatch: (event: QuestionnaireEvent) => void;
}

const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Step 4. The tags come from the service; whether they are there or not, the question can be passed. */
export function IndustryChoices(props: IndustryChoicesProps) {
  const { max, field, label, chosen, tags, dispatch, id, describedBy, error, removed } = props;
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
    <div>
      <div role="alert" className={css.removed}>
        {error && (
          <div id={`${id}-error`} className={css.removedText}>
            <Icon as={CircleAlert} className={css.removedIcon} />
            <div className={css.removedWords}>
              <p>{error}</p>
              {removed && <p>{removed}</p>}
            </div>
          </div>
        )}
      </div>
      <ChoiceGroup
        id={id}
        aria-describedby={describedBy}
        name={field}
        type="checkbox"
        columns={3}
        legend={label}
        count={t('industries.count', { count: String(chosen.length), max: String(max) })}
        value={chosen}
        onValueChange={(ids) => dispatch({ type: 'industries', field, ids })}
        options={options}
      />
    </div>
  );
}
