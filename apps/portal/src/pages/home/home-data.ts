import type { Video } from '@zonekit/api-client/content/contract';

export interface HomeFigures {
  policiesEffective: number;
  policiesThisWeek: number;
  declarationsOpen: number;
  declarationsClosing: number;
  /** Fen. */
  amountOpen: number;
  departments: number;
  industries: readonly { id: string; name: string; inForce: number }[];
}

/** What the home page shows, as its loader reads it: plain, so that no client code is needed to show it. */
export interface HomeData {
  /** `YYYY-MM-DD`, Asia/Shanghai. */
  today: string;
  figures: HomeFigures;
  /** Null where the roadshow centre takes no bookings, or its calendar could not be read. */
  freeHalfDays: number | null;
  /** Content of the sections by their names; those that are left out have none. */
  sections: Readonly<Record<string, unknown>>;
}

/** The roadshow centre's next bookable days with their half-days. */
export interface RoadshowWeek {
  days: readonly { date: string; free: readonly [morning: boolean, afternoon: boolean] }[];
  /** Free half-days until the end of the second month. */
  freeInAll: number;
}

/** A video without what a search adds. */
export type HomeVideo = Omit<Video, 'title_hits' | 'snippet'>;
