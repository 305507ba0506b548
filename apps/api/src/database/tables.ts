import type { AccountTables } from '../modules/account/account.tables.ts';
import type { AuthTables } from '../modules/auth/auth.tables.ts';
import type { FeedTables } from '../modules/feed/feed.tables.ts';
import type { FileTables } from '../modules/file/file.tables.ts';
import type { ApplicationTables } from '../modules/policy/application/application.tables.ts';
import type { PolicyTables } from '../modules/policy/policy.tables.ts';
import type { SubscriptionTables } from '../modules/policy/subscription/subscription.tables.ts';
import type { RegionTables } from '../modules/region/region.tables.ts';
import type { RoadshowTables } from '../modules/roadshow/roadshow.tables.ts';
import type { FrameTables } from './frame.tables.ts';

/** Every table, each module's told in its own folder. Columns are what the driver gives: bigint as number, dates as text. */
export interface Database
  extends FrameTables,
    AuthTables,
    AccountTables,
    RegionTables,
    PolicyTables,
    ApplicationTables,
    SubscriptionTables,
    RoadshowTables,
    FileTables,
    FeedTables {}
