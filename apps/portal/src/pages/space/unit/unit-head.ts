import type { UnitPageProps } from './unit-page.tsx';

interface Words {
  title: string;
  description: string;
}

/** Title and description of the list, or of the unit. */
export const unitHead = (list: Words, loaded: UnitPageProps | null | undefined): Words =>
  loaded ? { title: loaded.unit.title, description: loaded.unit.description ?? list.description } : list;
