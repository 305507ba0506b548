import type { ExpertField, ExpertTitle, InstitutionKind } from '@zonekit/api-client/expert/contract';
import type { Pair } from './specialties.ts';

/** Surnames and given names, in characters and pinyin; every name of the demo is invented. */
export const SURNAMES: readonly Pair[] = [
  ['宋', 'Song'],
  ['梁', 'Liang'],
  ['卫', 'Wei'],
  ['江', 'Jiang'],
  ['傅', 'Fu'],
  ['顾', 'Gu'],
  ['沈', 'Shen'],
  ['陆', 'Lu'],
  ['程', 'Cheng'],
  ['魏', 'Wei'],
  ['方', 'Fang'],
  ['戴', 'Dai'],
  ['莫', 'Mo'],
  ['祁', 'Qi'],
  ['邵', 'Shao'],
  ['尹', 'Yin'],
];
export const GIVEN: readonly Pair[] = [
  ['听澜', 'Tinglan'],
  ['疏桐', 'Shutong'],
  ['澄', 'Cheng'],
  ['予怀', 'Yuhuai'],
  ['远舟', 'Yuanzhou'],
];

export const INSTITUTIONS: Readonly<Record<InstitutionKind, readonly Pair[]>> = {
  university: [
    ['滨海理工大学机械学院', 'School of Mechanics, Binhai University of Technology'],
    ['东港海洋大学', 'Donggang Ocean University'],
  ],
  institute: [
    ['东港海洋材料研究院', 'Donggang Institute of Marine Materials'],
    ['北方冷链技术研究所', 'Northern Institute of Cold-chain Technology'],
  ],
  testing: [
    ['装备检测中心', 'Equipment Testing Centre'],
    ['东港船舶与海工检验中心', 'Donggang Ship and Offshore Inspection Centre'],
  ],
  enterprise: [
    ['港航集团技术中心', 'Technical Centre, Port and Shipping Group'],
    ['海衡冷链工程部', 'Engineering, Haiheng Cold Chain'],
  ],
  firm: [
    ['海关路会计师事务所', 'Haiguan Road Accountants'],
    ['启衡律师事务所', 'Qiheng Law Firm'],
  ],
};

/** Kinds of institution by field, and the title that goes with each. */
export const PLACES: Readonly<Record<ExpertField, readonly [InstitutionKind, ...InstitutionKind[]]>> = {
  smart_equipment: ['university', 'testing', 'enterprise', 'institute'],
  cold_chain: ['institute', 'university', 'enterprise'],
  marine: ['institute', 'university', 'testing'],
  biomedicine: ['university', 'institute', 'enterprise'],
  finance_legal: ['firm', 'enterprise', 'university'],
  green_shipping: ['enterprise', 'institute', 'testing'],
};
export const TITLES: Readonly<Record<InstitutionKind, readonly [ExpertTitle, ...ExpertTitle[]]>> = {
  university: ['professor'],
  institute: ['professor', 'senior_engineer', 'principal_engineer'],
  testing: ['principal_engineer', 'senior_engineer'],
  enterprise: ['senior_engineer', 'principal_engineer'],
  firm: ['licensed'],
};
export const POSITIONS: readonly (Pair | null)[] = [
  ['课题组组长', 'Head of group'],
  null,
  ['技术委员会委员', 'Member of the technical committee'],
  ['总工程师', 'Chief engineer'],
  null,
];
