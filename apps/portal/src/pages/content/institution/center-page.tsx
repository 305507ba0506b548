import type { CenterGroup } from '@zonekit/api-client/content/contract';
import { Button } from '@zonekit/ui/button';
import { Container } from '@zonekit/ui/container';
import { EmptyState } from '@zonekit/ui/empty-state';
import { Link } from '@zonekit/ui/link';
import { SectionHead } from '@zonekit/ui/section-head';
import { TabLinks } from '@zonekit/ui/tab-links';
import { useWords } from '../../../platform/words/use-words.ts';
import { PageTop } from '../page-top.tsx';
import * as css from './institution.css.ts';
import { InstitutionRow } from './institution-row.tsx';

/** Innovation centres by field; the address may narrow them to one. */
export function CenterPage({ groups, field }: { groups: readonly CenterGroup[]; field: string | undefined }) {
  const t = useWords('contentCenters');
  const chosen = groups.find(({ id }) => id === field);
  const tabs = [
    { id: undefined, name: t('all'), count: groups.reduce((sum, { centerList }) => sum + centerList.length, 0) },
    ...groups.map(({ id, fieldName, centerList }) => ({ id, name: fieldName, count: centerList.length })),
  ];
  return (
    <Container>
      <PageTop title={t('title')} lede={t('description')} />
      {groups.length === 0 ? (
        <EmptyState
          headingLevel={2}
          title={t('empty.title')}
          action={
            <Button asChild>
              <Link href="/info/platform">{t('empty.action')}</Link>
            </Button>
          }
        >
          {t('empty.line')}
        </EmptyState>
      ) : (
        <>
          <TabLinks
            label={t('fields')}
            items={tabs.map(({ id, name, count }) => ({
              label: name,
              count,
              href: id ? `/info/innovation?field=${id}` : '/info/innovation',
              current: id === chosen?.id,
            }))}
          />
          {(chosen ? [chosen] : groups).map(({ id, fieldName, centerList }) => (
            <section key={id} className={css.group} aria-labelledby={`field-${id}`}>
              <SectionHead id={`field-${id}`} title={fieldName}>
                {t('count', { count: centerList.length })}
              </SectionHead>
              {centerList.map((institution) => (
                <InstitutionRow key={institution.id} institution={institution} headingLevel={3} />
              ))}
            </section>
          ))}
        </>
      )}
    </Container>
  );
}
