import type { Slot } from '../../device-storage/core/index.ts';

/** Unsent form values. They have to be serialisable as JSON. */
export interface FormDraft<Values, Base = null> {
  values: Values;
  /** What it changes: which edition of the thing, say; null for a new one. */
  base: Base;
  /** When it was typed, ISO 8601. */
  at: string;
}

/**
 * How safe it is what was typed. `clean`: nothing that would be lost. `saved`: there after a reload. `unsaved`: the store is
 * full, forbidden or absent. `elsewhere`: another tab keeps other values of the same form, and neither takes the other's place.
 */
export type DraftState = 'clean' | 'saved' | 'unsaved' | 'elsewhere';

export interface DraftKeeperOptions<Values, Base> {
  slot: Slot<FormDraft<Values, Base>>;
  /** Initial form values. */
  start: Values;
  base: Base;
  /** ISO 8601. */
  now: () => string;
}

export interface DraftKeeper<Values, Base> {
  /** The draft that was stored when the form opened; null without one. */
  readonly stored: FormDraft<Values, Base> | null;
  /** Stores the current form values. `over`: also if another tab has stored other values. */
  take: (values: Values, over?: boolean) => DraftState;
  /** The draft of another tab, if this page has neither read nor written it. */
  elsewhere: () => FormDraft<Values, Base> | null;
  /** These values are safe elsewhere, as `base`: they are no draft any more. */
  settle: (values: Values, base: Base) => void;
  /** Deletes the draft. @returns the values saved by the service */
  discard: () => Values;
  /** Whether `values` differ from the saved ones. */
  isTyped: (values: Values) => boolean;
  base: () => Base;
}

/** Stores a form's draft on this device and never overwrites the draft of another tab. */
export const createDraftKeeper = <Values, Base>(
  options: DraftKeeperOptions<Values, Base>,
): DraftKeeper<Values, Base> => {
  const { slot, now } = options;
  const stored = slot.read();
  // As text: a form library changes the values that it has given in place.
  let clean = JSON.stringify(options.start);
  let base = stored ? stored.base : options.base;
  /** The last typed values with their time. */
  let last = stored;
  /** The slot's content as last read or written by this page, as JSON. */
  let seen = JSON.stringify(stored);
  const isTyped = (values: Values) => JSON.stringify(values) !== clean;
  const elsewhere = () => {
    const current = slot.read();
    return current && JSON.stringify(current) !== seen ? current : null;
  };
  const drop = () => {
    if (elsewhere()) return;
    slot.remove();
    seen = 'null';
  };

  return {
    stored: stored,
    isTyped,
    elsewhere,
    base: () => base,

    take(values, over = false) {
      const other = over ? null : elsewhere();
      if (other && JSON.stringify(other.values) !== JSON.stringify(values)) return 'elsewhere';
      if (!isTyped(values)) {
        drop();
        return 'clean';
      }
      const same = last !== null && JSON.stringify(last.values) === JSON.stringify(values);
      last = { values: structuredClone(values), base, at: same && last ? last.at : now() };
      const isSaved = slot.write(last);
      seen = JSON.stringify(slot.read());
      return isSaved ? 'saved' : 'unsaved';
    },

    settle(values, next) {
      clean = JSON.stringify(values);
      base = next;
      drop();
    },

    discard() {
      drop();
      base = options.base;
      return JSON.parse(clean) as Values;
    },
  };
};
