import { homeTemplate } from '#variant/parts/home-template.ts';
import type { BulletinTab } from '../pages/home/bulletin.tsx';
import type { HomeData } from '../pages/home/home-data.ts';
import { HomeTemplate, loadTemplate } from '../pages/home/home-template.tsx';
import type { Data } from '../platform/data/data.ts';

export { partsOf } from '../pages/home/home-template.tsx';

export const load = (data: Data, bulletin: BulletinTab) => loadTemplate(data, bulletin, homeTemplate);

/** The home page in the template of its variant. */
export function Home(props: { data: HomeData; bulletin: BulletinTab }) {
  return <HomeTemplate template={homeTemplate} {...props} />;
}
