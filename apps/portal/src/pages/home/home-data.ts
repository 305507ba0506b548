import type { DeclarationSummary, PolicySummary } from '@zonekit/api-client/policy/contract';

/** What the home page shows, as its loader reads it: plain, so that no client code is needed to show it. */
export interface HomeData {
  /** `YYYY-MM-DD`, Asia/Shanghai. */
  today: string;
  figures: {
    policiesEffective: number;
    policiesThisWeek: number;
    declarationsOpen: number;
    declarationsClosing: number;
    /** Fen. */
    amountOpen: number;
    departments: number;
  };
  policies: readonly PolicySummary[];
  declarations: readonly DeclarationSummary[];
  closingSoon: readonly DeclarationSummary[];
  industries: readonly { id: string; name: string; count: number }[];
  /** Null where the centre takes no bookings, or its calendar could not be read. */
  roadshow: RoadshowWeek | null;
}

/** The roadshow centre's next bookable days with their half-days. */
export interface RoadshowWeek {
  days: readonly { date: string; free: readonly [morning: boolean, afternoon: boolean] }[];
  /** Free half-days until the end of the second month. */
  freeInAll: number;
}
