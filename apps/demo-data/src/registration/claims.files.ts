import type { Report } from '../file/documents.ts';
import type { SeedFile } from '../file/seed-file.types.ts';
import { invoicePlans } from './invoice.plans.ts';

/** Papers of each account's tax rebates, which no other enterprise may see. */
export const TAX_FILES = {
  demo: { declaration: 'f-tax-declaration', certificate: 'f-tax-certificate' },
  staff: { declaration: 'f-tax-declaration-2', certificate: 'f-tax-certificate-2' },
} as const;

export const CLAIM_OWNERS = {
  demo: {
    ...{ user_id: 'u-demo', name: '林知远', phone: '13800002026', email: 'caiwu@lantu.example' },
    ...{ enterprise_id: 'e-lantu', enterprise: '东港澜图智能装备有限公司', credit_code: '91000000MA0LT2026X' },
  },
  staff: {
    ...{ user_id: 'u-staff', name: '周晓岚', phone: '13900002026', email: 'caiwu@haiheng.example' },
    ...{ enterprise_id: 'e-haiheng', enterprise: '东港海衡冷链科技有限公司', credit_code: '91000000MA0HH2026Y' },
  },
} as const;

/** File of the invoice that was issued for a plan. */
export const issuedFileId = (index: number): string => `f-issued-invoice-${index + 1}`;

type Paper = Pick<Report, 'id' | 'title' | 'subtitle' | 'sections'> & { en: string; owner_id: string };

const pdf = ({ en, owner_id, ...report }: Paper): SeedFile => ({
  ...{ id: report.id, name: `${report.title}.pdf`, nameEn: en, kind: 'pdf', mime: 'application/pdf' },
  ...{ access: 'private', owner_id },
  make: async (inZone) =>
    (await import('../file/policy-pdf.ts')).reportPdf(
      { ...report, name: `${report.title}.pdf`, nameEn: en },
      new Date('2026-06-01T09:00:00+08:00'),
      inZone,
    ),
});

const taxFiles = (['demo', 'staff'] as const).flatMap((account): SeedFile[] => {
  const { user_id: owner_id, enterprise: subtitle } = CLAIM_OWNERS[account];
  return [
    pdf({
      ...{ id: TAX_FILES[account].declaration, title: '纳税申报表（样张）', subtitle, owner_id },
      en: 'Tax declaration (sample).pdf',
      sections: [['申报摘要', ['所属期内销项税额、进项税额与应纳税额见附表，已由电子税务局受理。']]],
    }),
    pdf({
      ...{ id: TAX_FILES[account].certificate, title: '完税证明（样张）', subtitle, owner_id },
      en: 'Certificate of tax payment (sample).pdf',
      sections: [['缴款记录', ['税款已足额入库，无欠缴记录。']]],
    }),
  ];
});

const issuedFiles = invoicePlans.flatMap(({ by, path }, index): SeedFile[] =>
  path.includes('paid')
    ? [
        pdf({
          ...{ id: issuedFileId(index), title: '电子发票（样张）', subtitle: CLAIM_OWNERS[by].enterprise },
          ...{ owner_id: 'u-operator', en: 'Electronic invoice (sample).pdf' },
          sections: [['开票信息', ['本页为演示样张，不作报销凭证。']]],
        }),
      ]
    : [],
);

/** The papers that the applications have attached, and the invoices that were issued. */
export const claimFiles: readonly SeedFile[] = [...taxFiles, ...issuedFiles];
