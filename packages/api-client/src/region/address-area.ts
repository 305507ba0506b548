import * as z from 'zod/mini';

/** A choice of all three levels; a city without counties fills the county too. */
export const addressArea = z.object({
  province_id: z.string(),
  province_name: z.string(),
  city_id: z.string(),
  city_name: z.string(),
  county_id: z.string(),
  county_name: z.string(),
});
export type AddressArea = z.infer<typeof addressArea>;
