import * as z from 'zod/mini';
import { endpoint, envelope, id, isoDate, locale, text } from '../contract/contract.ts';
import { hits, listEndpoints } from '../contract/list.ts';
import { FAQ_CATEGORIES, faqList } from './faq.lists.ts';
import { questionEndpoints } from './question.contract.ts';

export type { Question, QuestionInput, QuestionStatus } from './question.contract.ts';
export { questionStatus } from './question.contract.ts';

export const faqCategory = z.enum(FAQ_CATEGORIES);
export type FaqCategory = z.infer<typeof faqCategory>;

/** The document that an answer rests on. */
export const faqSource = z.object({
  kind: z.enum(['policy', 'declaration']),
  id,
  title: z.string(),
  /** The document's number: 东政发〔2026〕31号. */
  number: z.string(),
  /** Number of the clause; null for the document as a whole. */
  clause: z.nullable(z.number()),
});
export interface FaqSource extends z.infer<typeof faqSource> {}

/** A question with its answer. The words are in `lang`, which differs from the request where no translation exists. */
export const faq = z.object({
  id,
  title: z.string(),
  lang: locale,
  category: faqCategory,
  /** Plain text. */
  answer: z.string(),
  /** The department that answers. */
  office: z.string(),
  source: z.nullable(faqSource),
  updated_on: isoDate,
  ...hits,
});
export interface Faq extends z.infer<typeof faq> {}

const faqs = listEndpoints({
  path: '/policies/policy_faqs',
  summary: 'Questions and answers about policies',
  access: 'public',
  item: faq,
  list: faqList,
  shapes: {},
});

export const faqEndpoints = {
  listFaqs: faqs.list,
  faqsFile: faqs.file,
  getFaq: endpoint({
    method: 'GET',
    path: '/policies/policy_faqs/{faq_id}',
    summary: 'A question with its answer',
    access: 'public',
    params: z.object({ faq_id: id }),
    errors: [404],
    response: envelope(faq),
  }),
  publishQuestion: endpoint({
    method: 'POST',
    path: '/policies/policy_faqs',
    summary:
      'Publish an answered question without the name of who asked; the same question once more changes its entry',
    access: 'operator',
    body: z.object({ question_id: id, title: text(200), answer: text(500), category: faqCategory, office: text(100) }),
    errors: [404],
    status: 201,
    response: envelope(faq),
  }),
  ...questionEndpoints,
};
