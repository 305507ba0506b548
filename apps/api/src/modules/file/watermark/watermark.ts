import type { User } from '../../../frame/context.ts';
import { Problem } from '../../../frame/problem.ts';
import type { FileRow } from '../file.repository.ts';
import type { Refused } from './refused.ts';

/** Does this user get the file by a permission that was granted, and is it of a kind that carries a mark? The owner and the office get what was uploaded. */
export const wantsMark = (file: FileRow, user: User | null): user is User =>
  user !== null &&
  file.access === 'permission' &&
  (file.kind === 'image' || file.kind === 'pdf') &&
  user.role !== 'operator' &&
  file.owner_id !== user.user_id;

/** What is said in place of a file that cannot be marked: unmarked it is not handed out. */
export const watermarkProblem = ({ reason }: Refused): Problem =>
  new Problem(422, 'watermark_refused', { details: { reason } });
