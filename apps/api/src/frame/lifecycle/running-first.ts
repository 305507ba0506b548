import { endStates, type Lifecycle } from '@zonekit/api-client/lifecycle';
import { type SqlBool, sql } from 'kysely';
import { anyOf } from '../../database/any-of.ts';
import type { KeyRange } from '../list/list.ts';

/**
 * A sort of a list of subjects: those whose lifecycle goes on, then those that have ended, each part newest first.
 * @param column a time, never null
 */
export const runningFirst = (definition: Lifecycle, column: string) => (): KeyRange[] => {
  const newest = { column, type: 'timestamptz', direction: 'desc' } as const;
  const ended = sql<SqlBool>`d.status = ${anyOf(endStates(definition))}`;
  return [
    { where: sql<SqlBool>`not (${ended})`, ...newest },
    { where: ended, ...newest },
  ];
};
