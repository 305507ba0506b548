import type { EntryApplication } from '@zonekit/api-client/space/entry-application/contract';
import { useUnit } from '@zonekit/api-client/space/hooks';
import { unitPath } from '@zonekit/api-client/space/unit-path';
import { DescriptionList } from '@zonekit/ui/description-list';
import { Link } from '@zonekit/ui/link';
import { Money } from '@zonekit/ui/money';
import { Time } from '@zonekit/ui/time';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './application.css.ts';

/** What was submitted, in the parts of the form; nothing of what was left empty. */
export function ApplicationFacts({ application: { form, unit } }: { application: EntryApplication }) {
  const t = useWords('spaceApplying');
  const locale = useLocale();
  const read = useUnit(unit?.id ?? null);
  const title =
    unit && read.status === 'ready' ? <Link href={unitPath(read.data)}>{unit.title}</Link> : (unit?.title ?? '');
  const impact = form.environmental_impact ? 'yes' : 'no';
  // The form's labels name the unit that is typed; here it stands in the value.
  const labels: Partial<Record<keyof typeof form, string>> = { term_months: t('term'), investment: t('investment') };
  const items = (facts: Partial<Record<keyof typeof form, ReactNode>>) =>
    (Object.keys(facts) as (keyof typeof form)[]).flatMap((name) =>
      facts[name] ? [{ label: labels[name] ?? t(`fields.${name}`), value: facts[name] }] : [],
    );
  const parts = {
    unit: items({
      unit_id: title,
      starts_on: form.starts_on && <Time value={form.starts_on} />,
      term_months: form.term_months && t('months', { count: form.term_months }),
      rent_period: form.rent_period && t(`options.rent_period.${form.rent_period}`),
    }),
    enterprise: items({
      enterprise_name: form.enterprise_name,
      credit_code: form.credit_code,
      address: form.address,
      industry: form.industry,
      contact_person: form.contact_person,
      contact_phone: form.contact_phone,
    }),
    plan: items({
      headcount: form.headcount,
      investment: form.investment && <Money fen={form.investment.amount} locale={locale} />,
      purpose: form.purpose && <span className={css.text}>{form.purpose}</span>,
      environmental_impact: form.environmental_impact !== null && t(`options.environmental_impact.${impact}`),
      environmental_note: form.environmental_impact && <span className={css.text}>{form.environmental_note}</span>,
    }),
  };
  return (['unit', 'enterprise', 'plan'] as const).map((part) => (
    <section key={part} className={css.part} aria-labelledby={part}>
      <h2 id={part}>{t(`parts.${part}`)}</h2>
      <DescriptionList items={parts[part]} />
    </section>
  ));
}
