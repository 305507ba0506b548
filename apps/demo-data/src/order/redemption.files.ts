import type { SeedFile } from '../file/seed-file.types.ts';
import { BUYERS, type RedemptionPlan, redemptionPlans } from './order.plans.ts';

export const invoiceId = (index: number): string => `f-voucher-invoice-${index + 1}`;
export const contractId = (index: number): string => `f-voucher-contract-${index + 1}`;

const sheet = (title: string, lines: readonly (readonly [string, string])[]): string => {
  const rows = lines.map(([name, value], index) => {
    const y = 190 + index * 64;
    return `<text x="60" y="${y}" font-size="26" fill="#4a5d6e">${name}</text><text x="220" y="${y}" font-size="28" fill="#051c37">${value}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="540" viewBox="0 0 960 540"><rect width="960" height="540" fill="#ffffff"/><rect x="24" y="24" width="912" height="492" fill="none" stroke="#025d9f" stroke-width="3"/><text x="480" y="90" font-size="36" font-weight="700" text-anchor="middle" fill="#025d9f">${title}</text>${rows.join('')}</svg>`;
};

const drawn = (
  id: string,
  { buyer, service, provider }: RedemptionPlan,
  words: { name: string; nameEn: string; title: string },
): SeedFile => ({
  id,
  name: words.name,
  nameEn: words.nameEn,
  kind: 'image',
  mime: 'image/png',
  access: 'private',
  owner_id: BUYERS[buyer].user_id,
  make: async (inZone) => {
    const lines = [
      ['服务', service],
      ['服务方', provider],
      ['付款', '已付清'],
    ] as const;
    return (await import('../file/raster.ts')).toPng(inZone(sheet(words.title, lines)));
  },
});

/** The invoices and contracts of the redemptions, drawn; each belongs to one enterprise. */
export const redemptionFiles: readonly SeedFile[] = redemptionPlans.flatMap((plan, index) => [
  drawn(invoiceId(index), plan, { name: '服务发票.png', nameEn: 'Service invoice.png', title: '电子发票（样张）' }),
  ...(plan.contract
    ? [
        drawn(contractId(index), plan, {
          name: '服务合同.png',
          nameEn: 'Service contract.png',
          title: '技术服务合同（样张）',
        }),
      ]
    : []),
]);
