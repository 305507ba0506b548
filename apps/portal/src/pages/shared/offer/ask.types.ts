import type { FinanceInquirySubject } from '@zonekit/api-client/finance/inquiry/contract';
import type { MessageSubject } from '@zonekit/api-client/material/message/contract';

interface Named {
  /** Of the service, the product, the provider, the fund. */
  id: string;
  title: string;
  lang: string;
}

/** Subject of a question: an online message about what is sold, an inquiry about what is financed. */
export type Asked = Named &
  ({ kind: 'message'; subject: MessageSubject } | { kind: 'inquiry'; subject: FinanceInquirySubject });

export type AskDialogProps = Asked & { onClose: () => void };

/** A question that was sent. */
export interface SentQuestion {
  id: string;
  number: string;
}
