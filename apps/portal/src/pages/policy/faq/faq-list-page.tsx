import type { Faq } from '@zonekit/api-client/faq/contract';
import { faqEndpoints } from '@zonekit/api-client/faq/endpoints';
import { useFaqs } from '@zonekit/api-client/faq/hooks';
import { faqList } from '@zonekit/api-client/faq/lists';
import type { ListSearch } from '@zonekit/portal-kit/list-page/core';
import { Accordion } from '@zonekit/ui/accordion';
import { Container } from '@zonekit/ui/container';
import { Link } from '@zonekit/ui/link';
import { MarkedText } from '@zonekit/ui/marked-text';
import { useWords } from '../../../platform/words/use-words.ts';
import { ListPage } from '../../shared/list/list-page.tsx';
import { listQuery } from '../../shared/list/list-query.ts';
import { LoadedQuestionBox } from '../../shared/question/loaded-question-box.tsx';
import * as css from './faq.css.ts';
import { FaqSource } from './faq-source.tsx';

const PATH = '/policy/policyCommon';

/** Questions with their answers by category, and a box for one that is not among them. */
export function FaqListPage({ search }: { search: ListSearch<keyof typeof faqList.facets> }) {
  const t = useWords('policyFaq');
  return (
    <>
      <ListPage
        path={PATH}
        trail={[{ label: t('policy'), href: '/policy' }]}
        list={faqList}
        file={faqEndpoints.faqsFile}
        search={search}
        read={useFaqs(listQuery(faqList, search))}
        words={{
          title: t('title'),
          lede: t('description'),
          searchLabel: t('search'),
          facet: (facet) => t(`facets.${facet}`),
          sort: (sort) => t(`sorts.${sort}`),
        }}
        row={(faq) => <FaqRow faq={faq} />}
      />
      <Container>
        <section className={css.ask} aria-labelledby="ask">
          <h2 id="ask" className={css.askTitle}>
            {t('ask')}
          </h2>
          <LoadedQuestionBox />
        </section>
      </Container>
    </>
  );
}

/** Opens on a click, without script too; its title leads to the page of the entry. */
function FaqRow({ faq }: { faq: Faq }) {
  const t = useWords('policyFaq');
  return (
    <Accordion.Item headingLevel={2}>
      <Accordion.Title lang={faq.lang}>
        {faq.title_hits ? <MarkedText pieces={faq.title_hits} /> : faq.title}
      </Accordion.Title>
      <Accordion.Content className={css.answer} lang={faq.lang}>
        <p>{faq.answer}</p>
        {faq.source && <FaqSource source={faq.source} />}
        <p className={css.meta}>
          <span>
            {t.rich('updatedBy', {
              office: faq.office,
              date: () => <time dateTime={faq.updated_on}>{faq.updated_on}</time>,
            })}
          </span>
          <Link kind="text" href={`${PATH}/${faq.id}`} aria-label={t('openOf', { title: faq.title })}>
            {t('open')}
          </Link>
        </p>
      </Accordion.Content>
    </Accordion.Item>
  );
}
