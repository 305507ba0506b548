import type { MessageStatus, MessageSubject } from '@zonekit/api-client/material/message/contract';
import type { Selectable } from 'kysely';

/** Tables of messages to providers; made by `message.migrations.ts`. */
export interface MessageTables {
  online_messages: {
    id: string;
    number: string;
    user_id: string;
    subject: MessageSubject;
    subject_id: string;
    /** As it was called when it was asked about; it may be renamed or end. */
    title_zh: string;
    title_en: string | null;
    /** Its page in the portal; null without one. */
    path: string | null;
    /** Null for an outcome, which has a holder instead. */
    shop_id: string | null;
    holder_zh: string | null;
    holder_en: string | null;
    content: string;
    contact_person: string;
    contact_phone: string;
    status: MessageStatus;
    answer: string | null;
    created_at: string;
    updated_at: string;
  };
}

export type MessageRow = Selectable<MessageTables['online_messages']>;

declare module '../../../database/tables.ts' {
  interface Database extends MessageTables {}
}
