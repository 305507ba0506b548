import { creditCode, mobile } from '@zonekit/api-client/contract';
import type { SsoConfig } from '../../../../config.sso.ts';

/** The person that a provider identifies, as the claim mapping reads it. */
export interface Identity {
  subject: string;
  /** Empty where the provider omits it. */
  name: string;
  /** A mainland mobile number that the provider has verified; null for any other. */
  phone: string | null;
  /** Null where the provider is not configured to vouch for one. */
  enterprise: { name: string; credit_code: string } | null;
}

type Claims = Readonly<Record<string, unknown>>;

/** A claim by its own name (`https://zone.example/org` too), or by the path of objects that a name with points is. */
const claimAt = (claims: Claims, path: string | undefined): string => {
  if (path === undefined) return '';
  let value: unknown = claims;
  if (Object.hasOwn(claims, path)) value = claims[path];
  else {
    for (const key of path.split('.')) {
      value = typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as Claims)[key] : null;
    }
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
};

/** OpenID Connect Core, section 2, allows a subject of 255 characters. */
const SUBJECT_MAX = 255;

/** Null where the answer names no subject: without one a user cannot be recognised again. */
export const identityOf = (claims: Claims, { claims: mapping, phoneVerified }: SsoConfig): Identity | null => {
  const subject = claimAt(claims, mapping.subject);
  if (subject === '' || subject.length > SUBJECT_MAX) return null;
  const phone = mobile.safeParse(
    claimAt(claims, mapping.phone)
      .replace(/^(\+|00)86/, '')
      .replace(/[\s-]/g, ''),
  );
  const verified = phoneVerified || claims.phone_number_verified === true;
  const enterprise = claimAt(claims, mapping.enterprise).slice(0, 200);
  const credit_code = creditCode.safeParse(claimAt(claims, mapping.credit_code).toUpperCase());
  return {
    subject,
    name: claimAt(claims, mapping.name).slice(0, 50),
    phone: verified && phone.success ? phone.data : null,
    enterprise: enterprise && credit_code.success ? { name: enterprise, credit_code: credit_code.data } : null,
  };
};
