export { type Interval, intervalOf, selectBucket, selectionProblem, unavailability } from './bucket-selection.ts';
export { bucketFrom, bucketUntil } from './bucket-time.ts';
export type {
  Bucket,
  BucketDay,
  BucketRefusal,
  BucketSelection,
  BucketStatus,
  PlacedBucket,
  SlotCalendarData,
  Unavailable,
} from './slot-calendar.types.ts';
