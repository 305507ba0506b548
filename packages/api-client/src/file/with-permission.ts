import type { PermissionStatus } from './file.contract.ts';

const isAttachment = (value: object, id: string): boolean =>
  'permission_status' in value && 'id' in value && value.id === id;

/** The same answer with another status of one file, wherever it occurs; the same object if it does not. */
export const withPermission = <T>(answer: T, id: string, status: PermissionStatus): T => {
  if (answer === null || typeof answer !== 'object') return answer;
  if (isAttachment(answer, id)) return { ...answer, permission_status: status };
  let changed = false;
  const entries = Object.entries(answer).map(([name, before]: [string, unknown]) => {
    const after = withPermission(before, id, status);
    changed ||= after !== before;
    return [name, after] as const;
  });
  if (!changed) return answer;
  return (Array.isArray(answer) ? entries.map(([, item]) => item) : Object.fromEntries(entries)) as T;
};
