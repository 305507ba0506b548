import type { InvestorDetail } from '@zonekit/api-client/finance/investor/contract';
import { DescriptionList } from '@zonekit/ui/description-list';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { Paragraphs } from '../../shared/offer/paragraphs.tsx';
import * as css from '../offer-page.css.ts';

export const INVESTOR_SECTIONS = ['introduction', 'cases', 'materials', 'contact'] as const;

export function InvestorSections({ investor }: { investor: InvestorDetail }) {
  const t = useWords('financeInvestment');
  const { lang, introduction, case_list, materials, contact_person, phone, email, address } = investor;
  const parts: Record<(typeof INVESTOR_SECTIONS)[number], ReactNode> = {
    introduction: <Paragraphs text={introduction} lang={lang} />,
    cases: (
      <ul className={css.lines}>
        {case_list.map(({ name, field, stage, year, note }) => (
          <li key={name} className={css.line}>
            <b className={css.strong} lang={lang}>
              {name}
            </b>
            <span className={css.muted}>{t(`fields.${field}`)}</span>
            <span className={css.end}>
              {year} · {t(`stages.${stage}`)} · <span lang={lang}>{note}</span>
            </span>
          </li>
        ))}
      </ul>
    ),
    materials: (
      <ul className={css.bullets} lang={lang}>
        {materials.map((material) => (
          <li key={material}>{material}</li>
        ))}
      </ul>
    ),
    contact: (
      <DescriptionList
        items={[
          { label: t('contact.person'), value: <span lang={lang}>{contact_person}</span> },
          { label: t('contact.phone'), value: <a href={`tel:${phone}`}>{phone}</a> },
          { label: t('contact.email'), value: <a href={`mailto:${email}`}>{email}</a> },
          { label: t('contact.address'), value: <span lang={lang}>{address}</span> },
        ]}
      />
    ),
  };
  return INVESTOR_SECTIONS.map((id) => (
    <section key={id} className={css.section} aria-labelledby={id}>
      <h2 id={id}>{t(`sections.${id}`)}</h2>
      {parts[id]}
    </section>
  ));
}
