import type { UserInfo } from '../auth/auth.contract.ts';

/** What a browser keeps of a login. */
export interface Session {
  token: string;
  userInfo: UserInfo;
  /** When this browser stored it, in milliseconds. */
  storedAt: number;
}

const VERSION = 1;

export const toStored = (session: Session): string => JSON.stringify({ version: VERSION, ...session });

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * A record of this version, or null for anything else: an older version, or what somebody edited, is a login to be made
 * again. By hand and not by the contract's schema, since every page's header needs it and few need the schemas' code.
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
  // The rest is null where an older page did not store it.
  const enterprise = isRecord(userInfo.enterprise) ? userInfo.enterprise : null;
  const full = { ...userInfo, enterprise, last_enterprise_id: userInfo.last_enterprise_id ?? null };
  return { token, storedAt, userInfo: full as unknown as UserInfo };
};
