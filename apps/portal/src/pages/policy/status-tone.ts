import type { DeclarationStatus } from '@zonekit/api-client/policy/contract';
import type { ChipProps } from '@zonekit/ui/chip';

/** The signal colour is kept for deadlines that are near. */
export const STATUS_TONES: Record<DeclarationStatus, NonNullable<ChipProps['tone']>> = {
  upcoming: 'info',
  open: 'accent',
  closing: 'signal',
  closed: 'neutral',
  announced: 'neutral',
};
