import { latePage } from '../../shared/late-page.tsx';
import type { UnitPlanProps } from './unit-plan.tsx';

/** Units beside a plan of the zone. */
export const unitPlan = latePage<UnitPlanProps>('plan', async () => (await import('./unit-plan.tsx')).UnitPlan);
