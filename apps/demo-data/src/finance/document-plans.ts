import type { DocumentData } from '../../../api/src/modules/finance/product/product.tables.ts';
import type { Both } from './institution-plans.ts';

interface DocumentPlan {
  name: Both;
  note: Both | null;
  required: boolean;
}

const plans = {
  licence: { name: ['营业执照', 'Business licence'], note: null, required: true },
  statements: {
    name: ['近两年财务报表', 'Financial statements of two years'],
    note: ['成立不足两年的，提供成立以来的报表', 'Since the foundation, where that is less'],
    required: true,
  },
  tax: {
    name: ['近十二个月纳税证明', 'Tax certificate of twelve months'],
    note: ['可在电子税务局下载', 'From the online tax bureau'],
    required: true,
  },
  identity: { name: ['法定代表人身份证明', 'Identity of the legal representative'], note: null, required: true },
  purpose: {
    name: ['用途证明', 'Evidence of the purpose'],
    note: ['采购合同、订单或研发立项书', 'A purchase contract, an order or an R&D plan'],
    required: true,
  },
  patents: {
    name: ['专利证书与登记簿副本', 'Patent certificates and register extracts'],
    note: ['须为有效状态', 'In force'],
    required: true,
  },
  valuation: {
    name: ['评估报告', 'Valuation'],
    note: ['没有的，可由机构委托评估', 'The lender can commission one'],
    required: false,
  },
  equipment: { name: ['设备清单与报价', 'List of equipment with quotations'], note: null, required: true },
  invoices: { name: ['发票与买卖合同', 'Invoices and sales contracts'], note: null, required: true },
  customs: {
    name: ['报关单与结汇单据', 'Customs and settlement documents'],
    note: ['近十二个月', 'Of twelve months'],
    required: true,
  },
  deed: { name: ['不动产权证书', 'Title of the property'], note: null, required: true },
  resolution: {
    name: ['股东会决议', 'Resolution of the shareholders'],
    note: ['有限责任公司提供', 'From limited companies'],
    required: false,
  },
  account: { name: ['近十二个月对公流水', 'Account movements of twelve months'], note: null, required: true },
  certificate: {
    name: ['高新技术企业或专精特新证书', 'Certificate of a high-tech or specialised enterprise'],
    note: ['有的请提供，可提高额度', 'If you hold one: it raises the sum'],
    required: false,
  },
  energy: { name: ['节能诊断或改造方案', 'Energy audit or conversion plan'], note: null, required: true },
} as const satisfies Record<string, DocumentPlan>;
export type DocumentName = keyof typeof plans;

export const documentsOf = (names: readonly DocumentName[]): DocumentData[] =>
  names.map((id) => {
    const { name, note, required }: DocumentPlan = plans[id];
    return {
      id,
      name_zh: name[0],
      name_en: name[1],
      note_zh: note?.[0] ?? null,
      note_en: note?.[1] ?? null,
      required,
    };
  });
