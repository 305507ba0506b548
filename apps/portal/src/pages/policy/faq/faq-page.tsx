import type { Faq } from '@zonekit/api-client/faq/contract';
import { Breadcrumb } from '@zonekit/ui/breadcrumb';
import { Container } from '@zonekit/ui/container';
import { Facts } from '@zonekit/ui/facts';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import { LoadedQuestionBox } from '../../shared/question/loaded-question-box.tsx';
import * as css from './faq.css.ts';
import { FaqSource } from './faq-source.tsx';

const PATH = '/policy/policyCommon';

/** One question with its answer, its source and who answered. */
export function FaqPage({ faq }: { faq: Faq }) {
  const t = useWords('policyFaq');
  const list = useWords('list');
  const box = useWords('question');
  return (
    <Container className={css.page}>
      <Breadcrumb
        label={t('title')}
        items={[
          { label: list('home'), href: '/' },
          { label: t('policy'), href: '/policy' },
          { label: t('title'), href: PATH },
          { label: faq.title },
        ]}
      />
      <article className={css.article}>
        <h1 className={css.title} lang={faq.lang}>
          {faq.title}
        </h1>
        <p className={css.body} lang={faq.lang}>
          {faq.answer}
        </p>
        {faq.source && <FaqSource source={faq.source} />}
        <Facts
          items={[
            {
              label: t('facets.category'),
              value: (
                <Link kind="text" href={`${PATH}?category=${faq.category}`}>
                  {t(`category.${faq.category}`)}
                </Link>
              ),
            },
            { label: t('office'), value: faq.office },
            { label: t('updated'), value: faq.updated_on },
          ]}
        />
        <Link kind="more" href={PATH}>
          {t('all')}
        </Link>
      </article>
      <section aria-labelledby="ask" data-unprinted="">
        <h2 id="ask" className={css.askTitle}>
          {box('title')}
        </h2>
        <LoadedQuestionBox />
      </section>
    </Container>
  );
}
