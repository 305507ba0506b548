import type { InstitutionArea, InstitutionKind } from '@zonekit/api-client/finance/institution/contract';

export type Both = readonly [zh: string, en: string];

export interface InstitutionPlan {
  /** Short name, which its products bear. */
  brand: Both;
  kind: InstitutionKind;
  area: InstitutionArea;
}

const suffix: Readonly<Record<InstitutionKind, Both>> = {
  bank: ['银行', 'Bank'],
  leasing: ['融资租赁', 'Leasing'],
  guarantee: ['融资担保', 'Guarantee'],
  microcredit: ['小额贷款', 'Microcredit'],
  factoring: ['商业保理', 'Factoring'],
};

export const nameOf = ({ brand: [zh, en], kind }: InstitutionPlan): Both => {
  const [zhSuffix, enSuffix] = suffix[kind];
  return [zh.endsWith('银行') ? zh : `${zh}${zhSuffix}`, en.endsWith('Bank') ? en : `${en} ${enSuffix}`];
};

const brands: Readonly<Record<InstitutionKind, readonly Both[]>> = {
  bank: [
    ['东港', 'Donggang'],
    ['滨海农商银行', 'Binhai Rural Commercial Bank'],
    ['海岸商业银行', 'Coast Commercial Bank'],
    ['启明', 'Qiming'],
    ['恒岳', 'Hengyue'],
    ['云杉', 'Yunshan'],
    ['华岭', 'Hualing'],
    ['汇川', 'Huichuan'],
    ['泰禾', 'Taihe'],
    ['金穗农商银行', 'Jinsui Rural Commercial Bank'],
    ['瑞和', 'Ruihe'],
    ['澄江', 'Chengjiang'],
    ['宁远', 'Ningyuan'],
    ['安平', 'Anping'],
    ['广源', 'Guangyuan'],
    ['嘉禾村镇银行', 'Jiahe Village Bank'],
    ['天柱', 'Tianzhu'],
    ['长峰', 'Changfeng'],
    ['和顺', 'Heshun'],
    ['鼎诚', 'Dingcheng'],
    ['东岭', 'Dongling'],
    ['北辰', 'Beichen'],
    ['南屏', 'Nanping'],
    ['锦程', 'Jincheng'],
    ['德润', 'Derun'],
    ['百川', 'Baichuan'],
  ],
  leasing: [
    ['东港', 'Donggang'],
    ['智造', 'Zhizao'],
    ['远景', 'Yuanjing'],
    ['恒通', 'Hengtong'],
    ['鑫源', 'Xinyuan'],
    ['立诚', 'Licheng'],
    ['中启', 'Zhongqi'],
    ['环宇', 'Huanyu'],
    ['盛和', 'Shenghe'],
    ['同力', 'Tongli'],
  ],
  guarantee: [
    ['自贸区', 'Free Trade Zone'],
    ['东港科创', 'Donggang Technology'],
    ['普惠', 'Puhui'],
    ['诚泰', 'Chengtai'],
    ['众信', 'Zhongxin'],
    ['安邦城', 'Anbangcheng'],
    ['金桥', 'Jinqiao'],
    ['同舟', 'Tongzhou'],
  ],
  microcredit: [
    ['东港', 'Donggang'],
    ['惠农', 'Huinong'],
    ['聚贤', 'Juxian'],
    ['速达', 'Suda'],
    ['小满', 'Xiaoman'],
    ['易融', 'Yirong'],
    ['百福', 'Baifu'],
    ['万通', 'Wantong'],
  ],
  factoring: [
    ['东港', 'Donggang'],
    ['链通', 'Liantong'],
    ['广运', 'Guangyun'],
    ['信衡', 'Xinheng'],
    ['鸿程', 'Hongcheng'],
    ['云帆', 'Yunfan'],
    ['中链', 'Zhonglian'],
    ['联港', 'Liangang'],
  ],
};

const areaOf = (index: number): InstitutionArea => {
  if (index < 2) return 'zone';
  if (index % 5 === 4) return 'nationwide';
  return index % 2 === 0 ? 'city' : 'province';
};

/** 60 lenders; those that serve the zone from inside come first of their kind. */
export const institutionPlans: readonly InstitutionPlan[] = (Object.keys(brands) as InstitutionKind[]).flatMap((kind) =>
  brands[kind].map((brand, index) => ({ brand, kind, area: areaOf(index) })),
);

interface KindTexts {
  headline: readonly Both[];
  introduction: Both;
}

/** `{name}` is the lender's name. */
export const kindTexts: Readonly<Record<InstitutionKind, KindTexts>> = {
  bank: {
    headline: [
      ['设科创支行，专人对接区内企业', 'A branch for technology firms, with a manager for each enterprise of the zone'],
      ['线上授信，材料齐全当天受理', 'Credit lines online, accepted on the day the documents are complete'],
      ['普惠小微，信用贷款占一半以上', 'For small enterprises; more than half of its loans need no security'],
      ['跨境结算与贸易融资一站办理', 'Cross-border settlement and trade finance at one desk'],
    ],
    introduction: [
      '{name}为区内企业提供信用、抵押、质押和贸易融资，设专门的企业服务团队。\n授信、签约和放款可在线办理，材料一次告知，进度可查。',
      '{name} lends to enterprises of the zone on credit, on security and against trade documents, with a team of its own for them.\nCredit lines, contracts and disbursement are handled online; all documents are named at once and progress can be followed.',
    ],
  },
  leasing: {
    headline: [
      ['买设备不占授信，租期最长五年', 'Equipment without using credit lines, over up to five years'],
      ['旧设备也能盘活，回租当周到账', 'Cash for equipment you own, within the week'],
    ],
    introduction: [
      '{name}经营直接租赁与售后回租，覆盖数控机床、检测设备、冷链装备和新能源车辆。\n租赁物即担保，租金可按月或按季支付，期满以名义价格留购。',
      '{name} leases machine tools, test equipment, cold-chain equipment and new-energy vehicles, new or bought back.\nThe goods are the security; rent is paid monthly or quarterly, and ownership passes at a nominal price in the end.',
    ],
  },
  guarantee: {
    headline: [
      ['缺抵押物的企业，由担保增信', 'Backs enterprises that have no security to offer'],
      ['政府性融资担保，保费不高于1%', 'Public guarantees at a fee of 1% at most'],
    ],
    introduction: [
      '{name}为缺少抵押物的企业提供贷款担保，与多家银行按比例分担风险。\n企业只需申请一次，由担保公司与银行同步审核。',
      '{name} guarantees loans of enterprises that lack security and shares the risk with several banks.\nOne application is enough; the company and the bank examine it at the same time.',
    ],
  },
  microcredit: {
    headline: [
      ['小额急用，最快当天放款', 'Small and urgent sums, on the same day at best'],
      ['个体户和小微企业，凭流水可贷', 'For the self-employed and the smallest firms, on their account movements'],
    ],
    introduction: [
      '{name}面向小微企业和个体工商户发放小额贷款，凭经营流水、纳税和结算记录授信。\n利率明示，无额外费用，可随时提前还款。',
      '{name} makes small loans to small firms and the self-employed on account movements, tax and settlement records.\nRates are stated in full, without further charges, and early repayment is possible at any time.',
    ],
  },
  factoring: {
    headline: [
      ['应收账款变现，账期缩短到三天', 'Turns receivables into cash in three days'],
      ['核心企业供应商，不占用自身授信', 'For suppliers of large buyers, without using credit lines of their own'],
    ],
    introduction: [
      '{name}受让企业应收账款，提供融资、账款管理和催收服务。\n买方信用良好时无需抵押，发票与合同齐备即可申请。',
      '{name} buys receivables, finances them, and manages and collects the accounts.\nWith a sound buyer no security is needed; invoices and contracts are enough to apply.',
    ],
  },
};
