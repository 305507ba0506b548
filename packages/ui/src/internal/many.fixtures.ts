import { INDUSTRIES } from './list.fixtures.ts';
import type { ListOption } from './list-core.ts';

/** So many enterprises, found by number, industry and pinyin: `新材料企业 00009`. */
const manyEnterprises = (count: number): readonly ListOption[] =>
  Array.from({ length: count }, (_, at) => {
    const industry = INDUSTRIES[at % INDUSTRIES.length];
    const number = `${at + 1}`.padStart(5, '0');
    return {
      value: `enterprise-${number}`,
      label: `${industry?.label}企业 ${number}`,
      keywords: (industry?.keywords ?? []).map((keyword) => `${keyword} qiye ${number}`),
    };
  });

export const TEN_THOUSAND = manyEnterprises(10_000);
