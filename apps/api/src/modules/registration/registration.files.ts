import { sql } from 'kysely';
import type { FileAccess } from '../../frame/module.ts';

/** Lists alone: what is typed into a text may be any id. */
const names = (fileId: string) =>
  sql`jsonb_typeof(a.value->'value') = 'array' and a.value->'value' @> to_jsonb(${fileId}::text)`;

/** Who may see a registration sees the documents issued in it and the files of its forms. */
export const seesRegistrationFile: FileAccess = async (db, fileId, { user_id, enterprise_id }) => {
  const { rows } = await sql`
    select 1 from registration_steps s join registrations r on r.id = s.registration_id
    where (r.user_id = ${user_id} or r.enterprise_id = ${enterprise_id})
      and (s.documents @> array[${fileId}]::text[]
        or exists (select from jsonb_each(s.answers) a where ${names(fileId)})
        or exists (select from jsonb_each(s.snapshot) a where ${names(fileId)}))
    limit 1`.execute(db);
  return rows.length > 0;
};
