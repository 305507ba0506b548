import type { Report } from './documents.ts';
import type { SeedFile } from './seed-file.types.ts';

interface LeaseDocument extends Report {
  access: 'private' | 'permission';
}

/** Papers of leases and entry applications: the tenant's own, and those that the landlord admits to. */
const PAPERS: readonly LeaseDocument[] = [
  {
    id: 'f-lease-contract',
    title: '租赁合同（双方签章）',
    name: '租赁合同（双方签章）.pdf',
    nameEn: 'Lease, signed by both parties.pdf',
    access: 'private',
    subtitle: '合同正本',
    sections: [
      ['租赁标的', ['出租方将本合同所列房屋租给承租方使用，面积以不动产权证记载为准。']],
      ['租金与押金', ['租金按期预付，各期金额和应付日见租金计划；押金在交还房屋后十个工作日内无息退还。']],
      ['续租', ['承租方在租期届满前可申请续租，同等条件下优先。续租合同自原合同届满次日起算。']],
    ],
  },
  {
    id: 'f-lease-handover',
    title: '房屋交接清单',
    name: '房屋交接清单.pdf',
    nameEn: 'Handover record.pdf',
    access: 'private',
    subtitle: '交接当日双方签字',
    sections: [
      ['交接内容', ['钥匙六把、门禁卡十二张；水表、电表读数当场抄录。']],
      ['房屋状况', ['墙面、地面、门窗、空调和消防设施完好，双方确认无异议。']],
    ],
  },
  {
    id: 'f-lease-title',
    title: '不动产权证（整栋）',
    name: '不动产权证（整栋）.pdf',
    nameEn: 'Title deed of the building.pdf',
    access: 'permission',
    subtitle: '经授权查阅',
    sections: [['权利人', ['园区运营公司。用途：办公、工业。权利性质：出让。']]],
  },
  {
    id: 'f-lease-fire',
    title: '消防验收意见书',
    name: '消防验收意见书.pdf',
    nameEn: 'Fire safety approval.pdf',
    access: 'permission',
    subtitle: '经授权查阅',
    sections: [['验收结论', ['该工程消防验收合格。改变使用性质或者二次装修的，应当另行申报。']]],
  },
  {
    id: 'f-entry-licence',
    title: '营业执照（副本）',
    name: '营业执照（副本）.pdf',
    nameEn: 'Business licence (duplicate).pdf',
    access: 'private',
    subtitle: '东港澜图智能装备有限公司',
    sections: [['经营范围', ['智能装备研发、制造与销售；港口与冷链仓储机器人系统集成；技术服务。']]],
  },
  {
    id: 'f-entry-licence-haiheng',
    title: '营业执照（副本）',
    name: '营业执照（副本）.pdf',
    nameEn: 'Business licence (duplicate).pdf',
    access: 'private',
    subtitle: '东港海衡冷链科技有限公司',
    sections: [['经营范围', ['冷链仓储、监控系统的研发与服务；道路货物运输代理。']]],
  },
  {
    id: 'f-entry-plan',
    title: '入园项目计划书',
    name: '入园项目计划书.pdf',
    nameEn: 'Project plan for entry.pdf',
    access: 'private',
    subtitle: '东港澜图智能装备有限公司',
    sections: [
      ['建设内容', ['设研发中心和装调车间，第一年到位研发人员三十人，第二年达到六十人。']],
      ['环境影响', ['无生产废水；装调产生的少量固体废物交有资质单位处置。']],
    ],
  },
];

const OWNERS: Readonly<Record<string, string>> = {
  'f-entry-licence': 'u-demo',
  'f-entry-plan': 'u-demo',
  'f-entry-licence-haiheng': 'u-staff',
};

export const leaseFiles: readonly SeedFile[] = PAPERS.map(({ access, ...paper }) => ({
  ...(access === 'private' && { owner_id: OWNERS[paper.id] ?? 'u-operator' }),
  id: paper.id,
  name: paper.name,
  nameEn: paper.nameEn,
  kind: 'pdf',
  mime: 'application/pdf',
  access,
  make: async (inZone) =>
    (await import('./policy-pdf.ts')).reportPdf(paper, new Date('2026-06-01T09:00:00+08:00'), inZone),
}));
