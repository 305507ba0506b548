import type { ResourceHit } from '@zonekit/api-client/experiment/contract';
import type { ResourceKind } from '@zonekit/api-client/experiment/resource/contract';
import type { Db, Tx } from '../../frame/context.ts';
import type { Cells } from '../../frame/list/cells.ts';
import type { List, Scope } from '../../frame/list/list.ts';
import type { View } from './bookable.present.ts';

/** Count and hits of one kind of resource on the landing page. */
export interface CountedKind {
  kind: ResourceKind;
  path: string;
  list: List;
  /** The rows of the kind, where the list has others. */
  scope?: Scope;
  /** A figure beside the total. */
  secondary: (cells: Cells) => number;
  /** Hits in the order of `ids`. */
  hits: (db: Db | Tx, ids: readonly string[], view: View & { now: Date }) => Promise<ResourceHit[]>;
}
