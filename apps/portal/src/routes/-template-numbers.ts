import type { BulletinTab } from '../pages/home/bulletin.tsx';
import type { HomeData } from '../pages/home/home-data.ts';

export const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type TemplateNumber = (typeof NUMBERS)[number];

export interface NumberedTemplateProps {
  number: TemplateNumber;
  data: HomeData;
  bulletin: BulletinTab;
}
