/** The part of `localStorage` or `sessionStorage` that a slot uses; any method may throw. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface Slot<T> {
  /** Null for nothing, for what cannot be read, and for what a later version has written. */
  read: () => T | null;
  /**
   * @returns whether it will be there after a reload: not where the store is full, forbidden or absent, and not where a
   * later version has written (a tab that was never reloaded must not undo it). This page remembers it in any case.
   */
  write: (value: T) => boolean;
  remove: () => void;
}

export interface SlotOptions<T> {
  key: string;
  /** Of the shape; from 1, one more with each change that old values do not fit. */
  version: number;
  /** Validates a stored value; null or an error for anything else. */
  parse: (value: unknown) => T | null;
  /** Migrations by version: value of that version to the next. Values without a migration are dropped. */
  migrate?: Readonly<Record<number, (value: unknown) => unknown>>;
  /** Returns the browser's storage; called for each access, since access itself may throw. */
  store: () => TextStore | null;
}

interface Envelope {
  version: number;
  value: unknown;
}

const envelopeOf = (text: string | null): Envelope | null => {
  if (text === null) return null;
  const read: unknown = JSON.parse(text);
  const isEnvelope = typeof read === 'object' && read !== null && 'version' in read && 'value' in read;
  return isEnvelope && Number.isInteger(read.version) ? { version: Number(read.version), value: read.value } : null;
};

const attempt = <R>(action: () => R, otherwise: R): R => {
  try {
    return action();
  } catch {
    return otherwise;
  }
};

/** Leads a value from one version to another, step by step; null where a step is missing, or it is of a later version. */
export const migrated = <V>(
  value: V,
  from: number,
  to: number,
  steps: Readonly<Record<number, (value: V) => V>> = {},
): V | null => {
  if (from === to) return value;
  const step = from < to ? steps[from] : undefined;
  return step ? migrated(step(value), from + 1, to, steps) : null;
};

/** A typed, versioned value in the device's storage. */
export const createSlot = <T>({ key, version, parse, migrate, store }: SlotOptions<T>): Slot<T> => {
  /** Value that the store refused, in memory until the page is closed. */
  let unsaved: { value: T } | null = null;
  const stored = () => attempt(() => envelopeOf(store()?.getItem(key) ?? null), null);

  return {
    read() {
      if (unsaved) return unsaved.value;
      const envelope = stored();
      if (!envelope) return null;
      return attempt(() => parse(migrated(envelope.value, envelope.version, version, migrate)), null);
    },

    write(value) {
      const isStored = attempt(() => {
        const place = store();
        if (!place || (stored()?.version ?? 0) > version) return false;
        place.setItem(key, JSON.stringify({ version, value } satisfies Envelope));
        return true;
      }, false);
      unsaved = isStored ? null : { value };
      return isStored;
    },

    remove() {
      unsaved = null;
      attempt(() => store()?.removeItem(key), undefined);
    },
  };
};

/**
 * Slots of one kind by name, such as a draft for each user. The same name returns the same slot, so that a value
 * refused by the store is found again.
 */
export const createSlots = <T>(optionsOf: (name: string) => SlotOptions<T>): ((name: string) => Slot<T>) => {
  const made = new Map<string, Slot<T>>();
  return (name) => {
    const slot = made.get(name) ?? createSlot(optionsOf(name));
    made.set(name, slot);
    return slot;
  };
};
