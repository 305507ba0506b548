import { token } from './vars.ts';

/** Custom property: the surface on which things stand. Absent, it is the page. */
export const GROUND = '--zk-ground';

/**
 * Paints a surface and tells what lies on it: what covers something that runs under it has to take the same colour.
 *
 *     style({ ...surface(token('surface-sunken')), padding: 16 })
 */
export const surface = (colour: string) => ({ background: colour, vars: { [GROUND]: colour } });

/** The surface below: of a sticky header, of the gap around a badge. */
export const ground = `var(${GROUND}, ${token('surface-page')})`;
