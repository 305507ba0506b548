import type { DemandSummary } from '@zonekit/api-client/supply/demand/contract';

/** Whether a demand takes responses. */
export const isOpen = ({ status, days_left }: Pick<DemandSummary, 'days_left'> & { status: string }): boolean =>
  status === 'released' && days_left >= 0;
