import type { RegistrationForm } from '@zonekit/api-client/registration/contract';
import { Alert } from '@zonekit/ui/alert';
import { DescriptionList } from '@zonekit/ui/description-list';
import { Link } from '@zonekit/ui/link';
import { Time } from '@zonekit/ui/time';
import { useWords } from '../../../platform/words/use-words.ts';
import * as details from '../details/details.css.ts';
import { stepFormHref } from '../registration-address.ts';
import { useRegistrationWords } from '../use-registration-words.ts';
import * as css from './notices.css.ts';
import { useFieldText } from './use-field-text.ts';

/** A step that cannot be filled in yet: which steps it waits for, and what it will ask, with what is known already. */
export function StepPreview({ of: { registration, step, sections, fields } }: { of: RegistrationForm }) {
  const t = useWords('registration');
  const { stepName } = useRegistrationWords();
  const text = useFieldText();
  const known = fields.filter((field) => text(field) !== '').length;
  const missing = fields.filter((field) => field.required && !field.locked && text(field) === '').length;
  return (
    <>
      <div className={css.notices}>
        <Alert tone="info" title={t('details.needs')}>
          <ul>
            {step.waits_for.map((name) => (
              <li key={name}>
                <Link kind="text" href={stepFormHref(name, registration.id)}>
                  {stepName(name)}
                </Link>
              </li>
            ))}
          </ul>
          <p>{t('details.needsHint')}</p>
          {step.expected_open_on && (
            <p>{t.rich('details.expectedOpen', { time: () => <Time value={step.expected_open_on ?? ''} /> })}</p>
          )}
        </Alert>
      </div>
      <p className={details.asked}>{t('details.askedLine', { total: fields.length, known, missing })}</p>
      {sections.map(({ key, title }) => (
        <section key={key} className={details.part} aria-labelledby={`asked-${key}`}>
          <h2 id={`asked-${key}`}>{title}</h2>
          <DescriptionList
            items={fields
              .filter(({ section }) => section === key)
              .map((field) => ({
                label: field.label,
                value: text(field) || (
                  <span className={details.missing}>
                    {t(`details.${field.locked ? 'settled' : field.required ? 'required' : 'optional'}`)}
                  </span>
                ),
              }))}
          />
        </section>
      ))}
    </>
  );
}
