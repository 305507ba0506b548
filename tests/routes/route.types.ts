/** A variant of the portal: a folder of `apps/portal/src/variants`. */
export type VariantName = 'ftz' | 'bsr';

/** Who may open a page: everybody, or somebody who is logged in. */
export type Access = 'public' | 'login';

/** `desktop`: 1440 px wide, light, Chinese. `phone`: 390 px wide, dark, English. */
export type PictureSetting = 'desktop' | 'phone';

/** An address of a page with data of the demo. */
export interface PageExample {
  address: string;
  /** Left out: every variant that has the route. */
  variant?: VariantName;
  /** Opened by the demo's enterprise although visitors may see it, too. Pages with access `login` always are. */
  signedIn?: true;
  /** Key of its title, where one route shows several pages, each with a title of its own. */
  title?: string;
  /** HTTP status of the page; 200 where it is left out. */
  status?: number;
  /** Its record is missing, which only the service can tell: served with 200, it then shows the page of a 404. */
  missing?: true;
  /** One picture for each kind of page. `name` is that of its file. */
  picture?: { name: string; setting: PictureSetting };
}

interface Route {
  /** As the router spells it: `/policy/policyDocument/$id`, `/space/office/{-$id}`. */
  path: string;
  access: Access;
  /** Left out: every variant. */
  variants?: readonly VariantName[];
  /** Only in builds for demonstrations. */
  demo?: true;
  /** Key of its title in the portal's catalogues (`policyList.documents.title`), or where its data has its title. */
  title: string | { from: 'data' };
}

interface BuiltRoute extends Route {
  state: 'built';
  examples: readonly PageExample[];
}

interface PlannedRoute extends Route {
  /** Number of the issue that brings it. */
  state: number;
  /** Addresses that the specification names. */
  addresses?: readonly string[];
}

/** Another address of a built route. */
interface RedirectRoute extends Omit<Route, 'title'> {
  state: 'redirect';
  title?: undefined;
}

/** A route of the specification. */
export type ManifestRoute = BuiltRoute | PlannedRoute | RedirectRoute;
