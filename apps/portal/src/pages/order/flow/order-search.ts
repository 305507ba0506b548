import type { OrderChoice } from '../../shared/order/order-address.ts';

/** Parameters of the order's address, not validated. */
export interface OrderParams {
  kind?: string | undefined;
  offer?: string | undefined;
  spec?: string | undefined;
  /** Repeated, or with commas. */
  options?: readonly string[] | undefined;
  quantity?: string | undefined;
  warehouse?: string | undefined;
  start?: string | undefined;
  end?: string | undefined;
  samples?: string | undefined;
}

const KINDS = ['instrument', 'facility', 'service', 'material'] as const satisfies readonly OrderChoice['kind'][];
/** As the contract spells ids. */
const ID = /^[\w-]{1,64}$/;
/** The largest of the contract. */
const MOST = { service: 999, material: 9_999 } as const;
const MOST_SAMPLES = 99;
/** `experiment` names the services among the technology resources. */
const ALIASES: Readonly<Record<string, OrderChoice['kind']>> = { experiment: 'service' };

const idOf = (text: string | undefined) => (text !== undefined && ID.test(text) ? text : undefined);
/** A whole number from 1 to `most`; 1 for anything else. */
const countOf = (text: string | undefined, most: number) => Math.min(most, Math.max(1, Math.trunc(Number(text)) || 1));
const timeOf = (text: string | undefined) =>
  text !== undefined && !Number.isNaN(Date.parse(text)) && text.includes('T') ? text : undefined;

/** Null where the address does not say what is to be ordered. What it says wrongly is left out. */
export const readChoice = (params: OrderParams): OrderChoice | null => {
  const kind = KINDS.find((each) => each === (ALIASES[params.kind ?? ''] ?? params.kind));
  const offer = idOf(params.offer);
  if (!kind || !offer) return null;
  const options = [...new Set((params.options ?? []).flatMap((text) => text.split(',')))].filter((id) => ID.test(id));
  const extras = options.length > 0 && { options: options.slice(0, 10) };
  if (kind === 'instrument' || kind === 'facility') {
    const samples = countOf(params.samples, MOST_SAMPLES);
    return {
      kind,
      offer,
      ...extras,
      start: timeOf(params.start),
      end: timeOf(params.end),
      ...(samples > 1 && { samples }),
    };
  }
  const quantity = countOf(params.quantity, MOST[kind]);
  const goods = kind === 'material' && { warehouse: idOf(params.warehouse) };
  return { kind, offer, spec: idOf(params.spec), ...extras, quantity, ...goods };
};

/** The largest quantity that can be chosen. */
export const mostOf = (kind: OrderChoice['kind']): number =>
  kind === 'service' || kind === 'material' ? MOST[kind] : 1;
