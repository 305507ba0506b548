import type { ExpertDetail } from '@zonekit/api-client/expert/contract';
import { useExpert } from '@zonekit/api-client/expert/hooks';
import { DetailPage } from '@zonekit/portal-kit/detail-page';
import { ActionBar } from '@zonekit/portal-kit/detail-page/action-bar';
import { Button } from '@zonekit/ui/button';
import { Card } from '@zonekit/ui/card';
import { Facts } from '@zonekit/ui/facts';
import { Link } from '@zonekit/ui/link';
import { SectionHead } from '@zonekit/ui/section-head';
import { Tag } from '@zonekit/ui/tag';
import { useWords } from '../../../platform/words/use-words.ts';
import { PageShare } from '../../shared/share/page-share.tsx';
import { Portrait } from '../portrait.tsx';
import { ConsultationCard } from './consultation-card.tsx';
import * as css from './detail.css.ts';
import { ExpertSections, sectionsOf } from './expert-sections.tsx';
import { Fee } from './fee.tsx';

/** An expert: what to ask, what was solved, and a half-day to ask at. */
export function ExpertPage({ expert: served }: { expert: ExpertDetail }) {
  const t = useWords('expert');
  const read = useExpert(served.id);
  const expert = (read.status === 'ready' && read.data) || served;
  const { name, lang, institution, position } = expert;
  return (
    <DetailPage
      trail={[
        { label: t('home'), href: '/' },
        { label: t('title'), href: '/expert' },
      ]}
      title={name}
      lang={lang}
      line={t.rich('place', {
        title: t(`titles.${expert.title}`),
        institution: () => <span lang={lang}>{position ? `${institution} ${position}` : institution}</span>,
      })}
      chips={expert.skills.map((skill) => (
        <Tag key={skill}>
          <span lang={lang}>{skill}</span>
        </Tag>
      ))}
      lead={<Portrait photo={expert.photo} name={name} alt={t('detail.photo', { name })} size={112} />}
      facts={<ExpertFacts expert={expert} />}
      outline={sectionsOf(expert).map((id) => ({ id, text: t(`detail.${id}`) }))}
      card={<ConsultationCard expert={expert} />}
      aside={
        <PageShare
          poster={{
            title: name,
            figures: [
              { label: t('detail.facts.field'), value: t(`fields.${expert.field}`) },
              { label: t('detail.facts.institution'), value: expert.institution },
            ],
          }}
        />
      }
      after={<Related expert={expert} />}
      bar={
        expert.consulting === 'open' && (
          <ActionBar lead={name} line={<Fee expert={expert} />}>
            <Button asChild kind="primary">
              <a href="#consultation">{t('ask.bar')}</a>
            </Button>
          </ActionBar>
        )
      }
    >
      <ExpertSections expert={expert} />
    </DetailPage>
  );
}

function ExpertFacts({ expert: { field, languages, answered, reply_hours } }: { expert: ExpertDetail }) {
  const t = useWords('expert');
  const names = languages.map((language) => t(`languages.${language}`));
  return (
    <Facts
      className={css.facts}
      items={[
        { label: t('detail.facts.field'), value: t(`fields.${field}`) },
        { label: t('detail.facts.languages'), value: names.join(t('listSeparator')) },
        { label: t('detail.facts.answered'), value: t('detail.times', { count: answered }) },
        ...(reply_hours === null
          ? []
          : [{ label: t('detail.facts.reply'), value: t('detail.hours', { hours: String(reply_hours) }) }]),
      ]}
    />
  );
}

function Related({ expert: { related } }: { expert: ExpertDetail }) {
  const t = useWords('expert');
  if (related.length === 0) return null;
  return (
    <section className={css.related} aria-labelledby="related" data-unprinted="">
      <SectionHead
        id="related"
        title={t('detail.related')}
        more={
          <Link kind="more" href="/expert">
            {t('detail.all')}
          </Link>
        }
      />
      <ul className={css.relatedList}>
        {related.map(({ id, name, lang, headline, photo }) => (
          <li key={id}>
            <Card href={`/expert/${id}`} className={css.relatedCard}>
              <Portrait photo={photo} name={name} size={56} />
              <div lang={lang}>
                <h3 className={css.relatedName}>{name}</h3>
                <p className={css.muted}>{headline}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
