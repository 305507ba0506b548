import { SERVICE_CATALOGUES, VOUCHER_USES } from '@zonekit/api-client/business/service/lists';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { searchColumns, searchIndexes, sortIndex } from '../../../frame/list/columns.ts';

const oneOf = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)));

export const serviceMigrations: Record<string, Migration> = {
  '2026-11-25-61-business-services': {
    async up(db: Kysely<unknown>) {
      await sql`create table business_services (
        id text primary key,
        catalogue text not null check (catalogue in (${oneOf(SERVICE_CATALOGUES)})),
        category text not null,
        topic_id text,
        shop_id text not null references shops (id),
        title_zh text not null,
        title_en text,
        headline_zh text not null,
        headline_en text,
        description_zh text not null,
        description_en text,
        on_failure_zh text not null,
        on_failure_en text,
        invoice_zh text not null,
        invoice_en text,
        contract_zh text not null,
        contract_en text,
        standards text[] not null,
        services text[] not null,
        qualifications text[] not null,
        voucher_rate integer not null check (voucher_rate between 0 and 100),
        median_days bigint not null,
        open boolean not null,
        packages jsonb not null,
        contents jsonb not null,
        options jsonb not null,
        stages jsonb not null,
        terms jsonb not null,
        materials jsonb not null,
        position bigint not null,
        voucher text not null check (voucher in (${oneOf(VOUCHER_USES)})),
        price bigint not null check (price >= 0),
        rating_rank bigint not null,
        ${searchColumns}
      )`.execute(db);
      for (const { make } of searchIndexes('business_services')) await make.execute(db);
      for (const column of ['position', 'price', 'rating_rank', 'median_days'])
        await sortIndex('business_services', column, 'catalogue').execute(db);
      await sql`create index business_services_shop on business_services (shop_id)`.execute(db);
      // A package is asked for by its id alone.
      await sql`create index business_services_packages on business_services using gin (packages jsonb_path_ops)`.execute(
        db,
      );
    },
  },
};
