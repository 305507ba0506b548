import type { MessageSubject } from '@zonekit/api-client/material/message/contract';

/** Subject of a question. */
export interface Asked {
  subject: MessageSubject;
  /** Of the service, the product or the provider. */
  id: string;
  title: string;
  lang: string;
}

export interface AskDialogProps extends Asked {
  onClose: () => void;
}
