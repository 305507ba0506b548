const under = (list: string) => (id: string) => `${list}/${encodeURIComponent(id)}`;

export const INSTRUMENTS = '/experiment/instrument';
export const FACILITIES = '/experiment/region';
export const SERVICES = '/experiment/service';
export const CONSUMABLES = '/experiment/consumable';
export const OUTCOMES = '/experiment/outcome';
export const LABORATORIES = '/experiment/laboratory';
export const PROJECTS = '/tech/project';
export const LANDING = '/technological';

export const instrumentPath = under(INSTRUMENTS);
export const facilityPath = under(FACILITIES);
export const outcomePath = under(OUTCOMES);
export const laboratoryPath = under(LABORATORIES);

/** Services of both catalogues have one page. */
export const servicePath = (id: string) => `/businessService/details?${new URLSearchParams({ id })}`;
/** Consumables have the page of the mall's goods. */
export const consumablePath = under('/material/product');
