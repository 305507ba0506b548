import type { Consent, LoginVia, Position } from '@zonekit/api-client/account/contract';
import type { SmsPurpose, SsoProvider } from '@zonekit/api-client/auth/contract';
import type { AddressArea } from '@zonekit/api-client/region/contract';
import type { ColumnType, Generated } from 'kysely';

/** Tables of `auth`; made by `auth.migrations.ts`. Times are ISO 8601 with `+08:00`. */
export interface AuthTables {
  enterprises: {
    id: string;
    name: string;
    credit_code: string | null;
    /** Written as JSON text. */
    area: ColumnType<AddressArea | null, string | null | undefined, string | null>;
    address: string | null;
    industry: string | null;
    contact: string | null;
    contact_phone: string | null;
    intro: Generated<string>;
    logo_file_id: string | null;
    licence_file_id: string | null;
    updated_at: string | null;
  };
  users: {
    id: string;
    /** Lower case. */
    account: string;
    /** `scrypt$N$r$p$salt$hash`, base64url; empty for an account that has ended. */
    password_hash: string;
    is_operator: Generated<boolean>;
    name: string;
    nickname: string;
    /** Empty for an account that has ended. */
    phone: string;
    last_enterprise_id: string | null;
    created_at: Generated<string>;
    /** The account ends then, unless its user logs in before. */
    deletion_due_at: string | null;
    deleted_at: string | null;
  };
  /** Wrong passwords and codes in a row by what was tried, whether it exists or not, so that nobody can tell by the answers. */
  login_attempts: { account: string; failures: number; at: string };
  /** What was done within the hour that may not be done too often. */
  quota_uses: { key: string; at: string };
  /** Who may act for an enterprise; one may for several. */
  enterprise_staff: { enterprise_id: string; user_id: string; position: Position; joined_at: Generated<string> };
  sessions: {
    id: string;
    user_id: string;
    via: LoginVia;
    /** The enterprise that it acts for. */
    enterprise_id: string | null;
    /** As the browser described itself. */
    user_agent: string;
    /** Masked. */
    address: string;
    /** At most one session per user and device. */
    device_id: string | null;
    created_at: string;
    seen_at: string;
  };
  /** Only the SHA-256 of a token is stored. */
  tokens: {
    hash: string;
    session_id: string;
    issued_at: string;
    expires_at: string;
    /** Set at refresh: the old token still answers until then, for requests in flight. */
    replaced_until: string | null;
  };
  captchas: { id: string; code_hash: string; expires_at: string };
  /** The one code that a phone has for a purpose. */
  sms_codes: { phone: string; purpose: SmsPurpose; code_hash: string; expires_at: string };
  /** Who agreed to which text, when and from where. The address goes with its user. */
  consents: Consent & { user_id: string };
  /** Logins that have been begun at a provider; `hash` of the state. */
  sso_attempts: {
    hash: string;
    provider: SsoProvider;
    redirect_uri: string;
    nonce: string;
    code_verifier: string;
    expires_at: string;
  };
  /** The account that a subject of a provider logs in to. */
  sso_links: { provider: SsoProvider; subject: string; user_id: string; created_at: string };
  /** The sandbox sign-ons' own sessions (a cookie) and their one-time codes. */
  sso_sessions: { hash: string; provider: SsoProvider; user_id: string; expires_at: string };
  sso_codes: { hash: string; provider: SsoProvider; user_id: string; expires_at: string };
}

declare module '../../database/tables.ts' {
  interface Database extends AuthTables {}
}
