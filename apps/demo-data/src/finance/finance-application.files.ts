import type { Report } from '../file/documents.ts';
import type { SeedFile } from '../file/seed-file.types.ts';

/** Files of each account's applications, which no other enterprise may see. */
export const FINANCE_FILES = {
  demo: { licence: 'f-finance-licence', statement: 'f-finance-statement', other: 'f-finance-plan' },
  staff: { licence: 'f-finance-licence-2', statement: 'f-finance-statement-2', other: 'f-finance-plan-2' },
} as const;

const OWNERS = {
  demo: { user_id: 'u-demo', enterprise: '东港澜图智能装备有限公司' },
  staff: { user_id: 'u-staff', enterprise: '东港海衡冷链科技有限公司' },
} as const;

const PAPERS: Readonly<
  Record<keyof (typeof FINANCE_FILES)['demo'], Pick<Report, 'title' | 'sections'> & { en: string }>
> = {
  licence: {
    title: '营业执照（副本）',
    en: 'Business licence (duplicate).pdf',
    sections: [['登记状态', ['存续。登记机关：东港自由贸易区市场监督管理局。']]],
  },
  statement: {
    title: '财务报表（近两年）',
    en: 'Financial statements of two years.pdf',
    sections: [
      ['利润表摘要', ['营业收入6,120万元，上年4,380万元；净利润512万元，上年203万元。']],
      ['资产负债表摘要', ['资产总计5,860万元，负债合计2,140万元，资产负债率百分之三十六点五。']],
    ],
  },
  other: {
    title: '项目说明',
    en: 'Description of the project.pdf',
    sections: [['资金安排', ['按合同进度支付，设有专用账户，每季度报送使用情况。']]],
  },
};

const fileOf = (account: keyof typeof OWNERS, paper: keyof typeof PAPERS): SeedFile => {
  const { title, en, sections } = PAPERS[paper];
  const { user_id, enterprise } = OWNERS[account];
  const report = { id: FINANCE_FILES[account][paper], title, subtitle: enterprise, sections };
  return {
    ...{ id: report.id, name: `${title}.pdf`, nameEn: en, kind: 'pdf', mime: 'application/pdf' },
    ...{ access: 'private', owner_id: user_id },
    make: async (inZone) =>
      (await import('../file/policy-pdf.ts')).reportPdf(
        { ...report, name: `${title}.pdf`, nameEn: en },
        new Date('2026-06-01T09:00:00+08:00'),
        inZone,
      ),
  };
};

/** The papers that the applications have attached. */
export const financeFiles: readonly SeedFile[] = (['demo', 'staff'] as const).flatMap((account) =>
  (['licence', 'statement', 'other'] as const).map((paper) => fileOf(account, paper)),
);
