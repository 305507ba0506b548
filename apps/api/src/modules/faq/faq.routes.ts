import { faqEndpoints } from '@zonekit/api-client/faq/contract';
import { createFinder } from '../../frame/list/find.ts';
import { named } from '../../frame/list/labels.ts';
import { serveList } from '../../frame/list/serve-list.ts';
import type { Module } from '../../frame/module.ts';
import { Problem } from '../../frame/problem.ts';
import { faqCategories, faqFile, faqList } from './faq.lists.ts';
import { presentFaqs } from './faq.present.ts';
import { findFaq, findFaqs } from './faq.repository.ts';
import { questionRoutes } from './question/question.routes.ts';
import { publishQuestion } from './question/question.service.ts';

export const faqRoutes: Module['routes'] = (serve, context) => {
  serveList(
    serve,
    context,
    createFinder(),
    { list: faqEndpoints.listFaqs, file: faqEndpoints.faqsFile },
    {
      list: faqList,
      present: async (ids, { db, locale, terms }) => presentFaqs(db, await findFaqs(db, ids), { locale, terms }),
      labels: async ({ locale }) => ({ category: named(faqCategories, locale) }),
      file: faqFile,
    },
    { shared: 'cached' },
  );

  questionRoutes(serve, context);

  serve(
    faqEndpoints.getFaq,
    async ({ params, db, locale }) => {
      const row = await findFaq(db, params.faq_id);
      const [shown] = row ? await presentFaqs(db, [row], { locale, terms: null }) : [];
      if (!shown) throw new Problem(404, 'not_found');
      return { data: shown };
    },
    { shared: 'cached' },
  );

  serve(faqEndpoints.publishQuestion, async ({ db, locale, body }) => {
    const row = await publishQuestion(db, body, context.now());
    const [shown] = await presentFaqs(db, [row], { locale, terms: null });
    if (!shown) throw new Problem(404, 'not_found');
    return { data: shown };
  });
};
