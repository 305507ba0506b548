import type { UserInfo } from '../auth/auth.contract.ts';

/** The stored record of a login. */
export interface Session {
  token: string;
  userInfo: UserInfo;
  /** Time of storing in milliseconds, by the clock of this browser. */
  storedAt: number;
}

const VERSION = 1;

export const toStored = (session: Session): string => JSON.stringify({ version: VERSION, ...session });

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Parses a record of this version; null for anything else, such as an older version or an edited value: the user logs
 * in again. Parsed by hand, because every page's header needs it and few load the contract's schemas.
 */
export const fromStored = (text: string | null): Session | null => {
  if (text === null) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(value) || value.version !== VERSION || !isRecord(value.userInfo)) return null;
  const { token, userInfo, storedAt } = value;
  if (typeof token !== 'string' || token === '' || typeof storedAt !== 'number' || !Number.isFinite(storedAt))
    return null;
  const texts = [userInfo.user_id, userInfo.phone, userInfo.nickname, userInfo.name, userInfo.role];
  if (!texts.every((text) => typeof text === 'string')) return null;
  // Pages of an older version did not store the other fields: null.
  const enterprise = isRecord(userInfo.enterprise) ? userInfo.enterprise : null;
  const full = { ...userInfo, enterprise, last_enterprise_id: userInfo.last_enterprise_id ?? null };
  return { token, storedAt, userInfo: full as unknown as UserInfo };
};
