import type { EnterpriseInput } from '@zonekit/api-client/account/contract';
import type { Db, Tx, User } from '../../frame/context.ts';
import type { FileAccess } from '../../frame/module.ts';
import { Problem } from '../../frame/problem.ts';
import { findFiles } from '../file/file.repository.ts';

type Files = Pick<EnterpriseInput, 'logo_file_id' | 'licence_file_id'>;
const KINDS = { logo_file_id: ['image'], licence_file_id: ['image', 'pdf'] } as const;
const NAMES = Object.keys(KINDS) as (keyof typeof KINDS)[];

/** Those who act for an enterprise see its logo and its licence. */
export const seesEnterpriseFile: FileAccess = async (db, fileId, { enterprise_id }) => {
  if (enterprise_id === null) return false;
  const enterprise = await db
    .selectFrom('enterprises')
    .where('id', '=', enterprise_id)
    .where((where) => where.or(NAMES.map((name) => where(name, '=', fileId))))
    .select('id')
    .executeTakeFirst();
  return enterprise !== undefined;
};

/**
 * The files that an enterprise is to show, as columns: those given, unless they stay what they were.
 * @throws Problem 422 with `details.fields` for one that is not the user's own upload, or of another kind
 */
export const filesToShow = async (
  db: Db | Tx,
  user: Pick<User, 'user_id'>,
  given: Files,
  before: { [K in keyof Files]?: string | null } = {},
): Promise<{ [K in keyof Files]?: string | null }> => {
  const files = await findFiles(
    db,
    NAMES.flatMap((name) => given[name] ?? []),
  );
  const wrong = NAMES.filter((name) => {
    const fileId = given[name];
    if (!fileId || fileId === before[name]) return false;
    const file = files.find(({ id }) => id === fileId);
    return !file || file.owner_id !== user.user_id || !KINDS[name].some((kind) => kind === file.kind);
  });
  if (wrong.length > 0) {
    throw new Problem(422, 'validation_failed', {
      words: {
        'zh-CN': '标志应为您上传的图片，营业执照应为您上传的图片或PDF',
        en: 'The logo must be an image that you uploaded, the licence an image or a PDF',
      },
      fields: wrong,
    });
  }
  return Object.fromEntries(NAMES.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])));
};
