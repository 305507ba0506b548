import type { FinanceInquiryStatus, FinanceInquirySubject } from '@zonekit/api-client/finance/inquiry/contract';

/** Made by `inquiry.migrations.ts`. */
export interface FinanceInquiryTables {
  finance_inquiries: {
    id: string;
    number: string;
    user_id: string;
    subject: FinanceInquirySubject;
    subject_id: string;
    /** As it was called when it was asked about; it may be renamed or end. */
    title_zh: string;
    title_en: string | null;
    path: string;
    content: string;
    contact_person: string;
    contact_phone: string;
    status: FinanceInquiryStatus;
    answer: string | null;
    created_at: string;
    updated_at: string;
  };
}

declare module '../../../database/tables.ts' {
  interface Database extends FinanceInquiryTables {}
}
