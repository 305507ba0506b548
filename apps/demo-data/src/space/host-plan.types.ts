import type { InnovationField } from '@zonekit/api-client/content/contract';
import type { IncubatorLevel } from '@zonekit/api-client/space/incubator/contract';
import type { Scene } from '../file/scenes.ts';

export type Words = readonly [zh: string, en: string];

/** What an incubator or a carrier is made of. */
export interface HostPlan<Kind extends string> {
  name: Words;
  kind: Kind;
  level: IncubatorLevel;
  fields: readonly [InnovationField, ...InnovationField[]];
  offer: Words;
  /** Number of its park, from 0; null outside the parks. */
  park: number | null;
  /** Workstations: in the open area, in team rooms. */
  seats: readonly [open: number, rooms: number];
  year: number;
  cover: Scene;
}
