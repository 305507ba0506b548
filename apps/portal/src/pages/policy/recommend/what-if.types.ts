import type { WhatIf } from '@zonekit/api-client/policy/contract';
import type { Write } from '@zonekit/api-client/react';

/** The state of the request that tries the changed answers. */
export type WhatIfState = Write<WhatIf>;
