import type { WhatIf } from '@zonekit/api-client/policy/contract';
import type { Write } from '@zonekit/api-client/react';

/** What is known of trying the changed answers. */
export type WhatIfState = Write<WhatIf>;
