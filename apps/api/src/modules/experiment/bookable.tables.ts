import type {
  BookingState,
  OptionUnit,
  ServiceMode,
  TechnologyField,
} from '@zonekit/api-client/experiment/resource/contract';
import type { ColumnType } from 'kysely';
import type { BothWords } from './experiment.words.ts';

/** Written as JSON text. */
export type Json<T> = ColumnType<T, string, string>;

export interface FigureRow {
  label: BothWords;
  value: BothWords;
  unit: BothWords | null;
}

export interface ModeRow {
  id: string;
  mode: ServiceMode;
  name: BothWords;
  note: BothWords;
  /** Fen per hour. */
  surcharge: number;
  training_required: boolean;
}

export interface OptionRow {
  id: string;
  name: BothWords;
  note: BothWords | null;
  /** Fen. */
  price: number;
  per: OptionUnit;
}

/** Columns of what is booked by the hour: instruments and facilities. */
export interface BookableColumns {
  id: string;
  shop_id: string;
  title_zh: string;
  title_en: string | null;
  field: TechnologyField;
  /** Those of `modes`. */
  services: ServiceMode[];
  /** Percent. */
  voucher_rate: number;
  voucher: 'accepted' | 'none';
  booking: BookingState;
  address_zh: string;
  address_en: string | null;
  /** Fen per hour. */
  price: number;
  introduction_zh: string;
  introduction_en: string | null;
  figures: Json<FigureRow[]>;
  modes: Json<ModeRow[]>;
  options: Json<OptionRow[]>;
  /** Rules besides those of the reservation: samples, data, safety. */
  notes: Json<BothWords[]>;
  keeper_zh: string;
  keeper_en: string | null;
  keeper_phone: string;
  cover: string | null;
}

/** Columns that follow from others. */
export type BookableDerived = 'services' | 'voucher';

export const bookableColumns = {
  id: 'text',
  shop_id: 'text',
  title_zh: 'text',
  title_en: 'text',
  field: 'text',
  services: 'text[]',
  voucher_rate: 'integer',
  voucher: 'text',
  booking: 'text',
  address_zh: 'text',
  address_en: 'text',
  price: 'bigint',
  introduction_zh: 'text',
  introduction_en: 'text',
  figures: 'jsonb',
  modes: 'jsonb',
  options: 'jsonb',
  notes: 'jsonb',
  keeper_zh: 'text',
  keeper_en: 'text',
  keeper_phone: 'text',
  cover: 'text',
} as const;

/** Columns derived from the ways of use and the voucher's rate. */
export const derivedOf = ({ modes, voucher_rate }: { modes: readonly ModeRow[]; voucher_rate: number }) => ({
  services: [...new Set(modes.map(({ mode }) => mode))],
  voucher: voucher_rate > 0 ? ('accepted' as const) : ('none' as const),
});
