import type { OfferLine, Words } from '../sellable.ts';

/** A row's text in both languages; Chinese where there is no translation. */
export const bothOf = (zh: string, en: string | null): Words => ({ 'zh-CN': zh, en: en ?? zh });

interface Unit {
  unit_zh: string;
  unit_en: string | null;
  units_en?: string | null | undefined;
}

/** The unit of a quantity: `1 bag`, `3 bags`. */
export const unitFor = ({ unit_zh, unit_en, units_en }: Unit, quantity: number): Words =>
  bothOf(unit_zh, (quantity === 1 ? null : units_en) ?? unit_en);

/** `18600` fen → `186`; `18650` → `186.50`. Grouped by thousands. */
const yuan = (fen: number): string =>
  (fen / 100).toLocaleString('en-US', { minimumFractionDigits: fen % 100 === 0 ? 0 : 2 });

/** So many pieces at one price. */
export const lineOf = (label: Words, price: number, quantity: number, unit: Words): OfferLine => ({
  label,
  detail: {
    'zh-CN': `${yuan(price)}元 × ${quantity}${unit['zh-CN']}`,
    en: `CNY ${yuan(price)} × ${quantity} ${unit.en}`,
  },
  amount: price * quantity,
});

interface Option {
  id: string;
  name_zh: string;
  name_en: string | null;
  price: number;
}

/** The chosen options of an offer, each once; null where one does not exist. */
export const chosenOptions = <O extends Option>(options: readonly O[], ids: readonly string[]): O[] | null => {
  const chosen = options.filter(({ id }) => ids.includes(id));
  return chosen.length === new Set(ids).size ? chosen : null;
};

/** Options as lines of a price. */
export const optionLines = (options: readonly Option[]): OfferLine[] =>
  options.map(({ name_zh, name_en, price }) => ({ label: bothOf(name_zh, name_en), detail: null, amount: price }));
