import type { Locale } from '@zonekit/api-client/contract';
import type { MAP_SCALES } from './map-scales.ts';

/** Region config of specification section 3, with what design.md section 3 adds. Its words are in `messages/`. */
export interface Variant {
  name: string;
  /** Value of `data-brand`. */
  brand: string;
  /** Path of the mark in the header, on a ground of 36 × 36. */
  mark: string;
  /** Address of the icon of the browser's tab. */
  icon: string;
  domain: string;
  defaultLocale: Locale;
  /** Centre of the zone in degrees (WGS-84), and the zoom level of its map. */
  map: { longitude: number; latitude: number; scale: (typeof MAP_SCALES)[number] };
  /** `sso` sends a visitor to the single sign-on, `local` to `/login`. Source: specification, section 4. */
  signOn: 'sso' | 'local';
  /** `two-row` puts the variant's own nav below a row with its title. */
  header: 'main' | 'variant';
  flags: {
    /** Shows the policy-matching push of the floating panel. */
    policyMatching: boolean;
  };
  footer: {
    hotline: string;
    email: string;
    icp: string;
    police: string;
    siteCode: string;
  };
}
