import type { FaqCategory, QuestionStatus } from '@zonekit/api-client/faq/contract';

/** Tables of `faq`; made by `faq.migrations.ts`. The search columns are written by frame/list/write.ts. */
export interface FaqTables {
  faqs: {
    id: string;
    title_zh: string;
    title_en: string | null;
    category: FaqCategory;
    answer_zh: string;
    answer_en: string | null;
    office_zh: string;
    office_en: string | null;
    /** The document that the answer rests on belongs to module `policy`; there is no foreign key, so that the modules stay apart. */
    source_kind: 'policy' | 'declaration' | null;
    source_id: string | null;
    source_clause: number | null;
    updated_on: string;
  };
  faq_questions: {
    id: string;
    number: string;
    user_id: string;
    content: string;
    status: QuestionStatus;
    answer: string | null;
    faq_id: string | null;
    created_at: string;
    updated_at: string;
  };
}

declare module '../../database/tables.ts' {
  interface Database extends FaqTables {}
}
