import type { ServiceDetail, ServiceTerm } from '@zonekit/api-client/business/service/contract';
import { Accordion } from '@zonekit/ui/accordion';
import { DescriptionList } from '@zonekit/ui/description-list';
import { Icon } from '@zonekit/ui/icon';
import { CalendarClock, Lock, type LucideIcon, ShieldCheck, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import type { OfferChoice } from '../../shared/offer/offer-choice.ts';
import { Paragraphs } from '../../shared/offer/paragraphs.tsx';
import { ratings } from '../../shared/offer/ratings-slot.ts';
import { PackageChoice } from './package-choice.tsx';
import * as css from './service-page.css.ts';
import { Stages } from './stages.tsx';

const SECTIONS = ['packages', 'stages', 'ratings', 'terms', 'materials', 'about', 'provider'] as const;

const sectionsOf = ({ stages, materials }: ServiceDetail) =>
  SECTIONS.filter((id) => (id !== 'stages' || stages.length > 0) && (id !== 'materials' || materials.length > 0));

interface ServiceSectionsProps {
  service: ServiceDetail;
  choice: OfferChoice;
}

export function ServiceSections({ service, choice }: ServiceSectionsProps) {
  const t = useWords('businessService');
  const { lang, materials, rating, description, contract_text } = service;
  const parts: Record<(typeof SECTIONS)[number], ReactNode> = {
    packages: <PackageChoice service={service} chosen={choice.spec} />,
    stages: <Stages service={service} />,
    ratings: ratings.show({ rating, lang }),
    terms: <Terms service={service} />,
    materials: (
      <ul className={css.materials} lang={lang}>
        {materials.map((material) => (
          <li key={material}>{material}</li>
        ))}
      </ul>
    ),
    about: (
      <>
        <Paragraphs text={description} lang={lang} />
        <Accordion.Item kind="text" className={css.contract}>
          <Accordion.Title>{t('contract')}</Accordion.Title>
          <Accordion.Content>
            <Paragraphs text={contract_text} lang={lang} />
          </Accordion.Content>
        </Accordion.Item>
      </>
    ),
    provider: <Provider service={service} />,
  };
  return sectionsOf(service).map((id) => (
    <section key={id} aria-labelledby={id}>
      <h2 id={id}>{t(`sections.${id}`)}</h2>
      {parts[id]}
    </section>
  ));
}

const ICONS: Readonly<Record<ServiceTerm['kind'], LucideIcon>> = {
  cancellation: Undo2,
  delay: CalendarClock,
  failure: ShieldCheck,
  privacy: Lock,
};

function Terms({ service: { terms, lang, invoice } }: { service: ServiceDetail }) {
  const t = useWords('businessService');
  return (
    <>
      <ul className={css.terms}>
        {terms.map(({ kind, text }) => (
          <li key={kind} className={css.term}>
            <Icon as={ICONS[kind]} size={20} className={css.icon} />
            <span>
              <b>{t(`terms.${kind}`)}</b>
              <span lang={lang}>{text}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className={css.note}>
        {t('invoice')} <span lang={lang}>{invoice}</span>
      </p>
    </>
  );
}

function Provider({ service: { shop, lang } }: { service: ServiceDetail }) {
  const t = useWords('businessService');
  return (
    <DescriptionList
      items={[
        { label: t('shop.name'), value: <span lang={lang}>{shop.name}</span> },
        { label: t('shop.address'), value: <span lang={lang}>{shop.address}</span> },
        { label: t('shop.hours'), value: <span lang={lang}>{shop.hours}</span> },
        { label: t('shop.phone'), value: <a href={`tel:${shop.phone}`}>{shop.phone}</a> },
      ]}
    />
  );
}
