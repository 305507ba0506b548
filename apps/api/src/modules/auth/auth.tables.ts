import type { role } from '@zonekit/api-client/auth/contract';
import type * as z from 'zod/mini';

/** Tables of `auth`; made by `auth.migrations.ts`. Times are ISO 8601 with `+08:00`. */
export interface AuthTables {
  enterprises: { id: string; name: string };
  users: {
    id: string;
    account: string;
    /** `scrypt$N$r$p$salt$hash`, base64url. */
    password_hash: string;
    role: z.infer<typeof role>;
    name: string;
    nickname: string;
    phone: string;
    /** The enterprise that the user acts for now. */
    enterprise_id: string | null;
    last_enterprise_id: string | null;
  };
  /** Wrong passwords in a row by account name, whether it exists or not, so that nobody can tell by the answers. */
  login_attempts: { account: string; failures: number; at: string };
  /** Staff may act for several enterprises. */
  enterprise_staff: { enterprise_id: string; user_id: string };
  /** Only the SHA-256 of a token is kept. */
  tokens: {
    hash: string;
    user_id: string;
    /** `account` or `sso`. */
    via: 'account' | 'sso';
    issued_at: string;
    expires_at: string;
    /** Set at refresh: the old token still answers until then, for requests in flight. */
    replaced_until: string | null;
  };
  captchas: { id: string; code_hash: string; expires_at: string };
  /** The sandbox sign-on's own sessions (a cookie) and its one-time codes. */
  sso_sessions: { hash: string; user_id: string; expires_at: string };
  sso_codes: { hash: string; user_id: string; expires_at: string };
}
