import type { OrderArea, OrderKind, OrderStatus } from '@zonekit/api-client/order/contract';
import type { ColumnType, Selectable } from 'kysely';
import type { OfferLine, Words } from '../shop/sellable.ts';

/** A delivery address as it was when the order was made. */
export interface AddressCopy {
  contact: string;
  phone: string;
  text: string;
}

/** Written as JSON text. */
type Json<T> = ColumnType<T, string, string>;

/** Made by `order.migrations.ts`. The search columns are written by frame/list/write.ts. */
export interface OrderTables {
  /** The texts of the offer are copied, so that an order stays as it was agreed. */
  orders: {
    id: string;
    number: string;
    kind: OrderKind;
    area: OrderArea;
    status: OrderStatus;
    enterprise_id: string;
    /** Who ordered. */
    user_id: string;
    shop_id: string;
    shop_zh: string;
    shop_en: string | null;
    offer_id: string;
    title_zh: string;
    title_en: string | null;
    /** Its page in the portal, without the language. */
    path: string;
    spec_id: string | null;
    spec_zh: string | null;
    spec_en: string | null;
    options: Json<{ id: string; name: Words }[]>;
    quantity: number;
    unit_zh: string;
    unit_en: string;
    warehouse_id: string | null;
    warehouse_zh: string | null;
    warehouse_en: string | null;
    lines: Json<OfferLine[]>;
    /** Fen. */
    total: number;
    voucher: number;
    /** The account that `voucher` was taken from; null where nothing was. */
    account_id: string | null;
    starts_at: string | null;
    ends_at: string | null;
    starts_on: string | null;
    /** Working days in which the seller promises to deliver; null where it promises none. */
    delivery_workdays: number | null;
    /** Last day of that promise, from the confirmation on. */
    deliver_by: string | null;
    address: ColumnType<AddressCopy | null, string | null, string | null>;
    contact_person: string;
    contact_phone: string;
    message: string;
    /** Ids of files that the seller has delivered. */
    files: string[];
    rating_score: number | null;
    rating_text: string | null;
    /** As in `shop_ratings`; null where there is no rating. */
    rating_aspects: (number | null)[] | null;
    rated_at: string | null;
    created_at: string;
    updated_at: string;
  };
}

export type OrderRow = Selectable<OrderTables['orders']>;

declare module '../../database/tables.ts' {
  interface Database extends OrderTables {}
}
