import type { Context } from '../../../api/src/frame/context.ts';
import { seedFinanceApplications } from './finance-application.seed.ts';
import { seedOffers } from './offers.seed.ts';
import { seedProducts } from './product.seed.ts';

export const seed = async (context: Context): Promise<void> => {
  await seedProducts(context);
  await seedOffers(context);
  await seedFinanceApplications(context);
};
