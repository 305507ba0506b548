import type { Locale } from '../preferences/preferences.ts';

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
