import type { InformationRow } from '../../../api/src/modules/space/plan/plan.repository.ts';

const points = (...lines: readonly [string, ...string[]]): string => lines.join('\n');

/** Introductions to the four kinds of space. */
export const spaceInformationRows: readonly InformationRow[] = [
  {
    id: 'office',
    title_zh: '办公楼介绍',
    title_en: 'About office buildings',
    summary_zh: '甲级与标准办公楼，从几十平方米的分割单元到整层。',
    summary_en: 'Offices from a few dozen square metres to a whole floor.',
    description_zh: '大堂、会议室、食堂和车位由园区统一管理，楼内设企业服务窗口，注册、社保、税务事项可以就近办。',
    description_en:
      'Lobby, meeting rooms, canteen and car park are run by the park. A service desk in the building handles registration, social insurance and tax.',
    terms_zh:
      '单元有毛坯、简装、精装和带家具四种交付标准，写明层高、楼面荷载和供电。相邻单元空出时可以合并，租期一般一年起，押金两个月租金。',
    terms_en:
      'Units are handed over bare, basic, fitted out or furnished; each states its height, floor load and power. Adjacent units can be joined when they become vacant. Terms start at one year, with a deposit of two months.',
    suits_zh: points(
      '区域总部、专业服务机构，需要可注册的办公地址。',
      '研发与设计团队，需要较高的供电和网络配套。',
      '正在扩张的企业，希望在同一栋楼里逐步加租。',
    ),
    suits_en: points(
      'Regional headquarters and professional firms that need an address to register at.',
      'Research and design teams that need more power and a fast network.',
      'Growing companies that want to add space in the same building.',
    ),
  },
  {
    id: 'factory',
    title_zh: '标准厂房介绍',
    title_en: 'About standard factories',
    summary_zh: '可直接投产的多层厂房与单层厂房，写明层高、荷载与用电。',
    summary_en: 'Factories ready for production, with height, floor load and power stated.',
    description_zh: '首层可进货车，楼上有货梯，冷库、月台和堆场由园区配套。',
    description_en:
      'Lorries reach the ground floor, goods lifts the others. The parks provide cold stores, loading docks and yards.',
    terms_zh:
      '厂房以毛坯或简装交付，层高六米以上，楼面荷载和供电容量逐一列明，可预留行车梁和排气井道。租期一般三年起，押金三个月租金。',
    terms_en:
      'They are handed over bare or basic, with ceilings from six metres. Floor load and power are listed for each, and cranes and extraction can be prepared. Terms start at three years, with a deposit of three months.',
    suits_zh: points(
      '智能装备、零部件和新材料企业的生产与装配。',
      '冷链加工、分拨和仓储，需要与冷库相邻。',
      '出口加工企业，需要就近报关和查验的场地。',
    ),
    suits_en: points(
      'Production and assembly of smart equipment, components and materials.',
      'Cold-chain processing and distribution next to cold stores.',
      'Exporters who need customs declaration and inspection close by.',
    ),
  },
  {
    id: 'incubatorOffice',
    title_zh: '众创空间介绍',
    title_en: 'About maker spaces',
    summary_zh: '按间、按工位起租，含网络和物业，最短一个月。',
    summary_en: 'Let by the room or the workstation, network and management included, from one month.',
    description_zh:
      '给刚成立的团队一个可以注册的地址和能马上开工的位置。会议室、实验室、路演厅共用，导师和投资机构定期到场。',
    description_en:
      'A new team gets an address to register at and a place to start at once. Meeting rooms, laboratories and a pitch hall are shared; mentors and investors come regularly.',
    terms_zh:
      '独立间按间计价，工位按个计价，价格都折合成每平方米每月，便于和办公楼比较。工位一个月起租，独立间六个月起租，押金一个月租金。',
    terms_en:
      'Rooms are priced by the room and workstations each; all prices are also given per square metre and month, to compare them with offices. Workstations start at one month, rooms at six, with a deposit of one month.',
    suits_zh: points(
      '刚成立的公司和大学生创业团队。',
      '外地企业的先遣小组、驻点人员。',
      '需要小试和概念验证场地的科研团队。',
    ),
    suits_en: points(
      'Companies just founded, and student teams.',
      'First staff of a company from elsewhere.',
      'Research teams that need pilot space for a proof of concept.',
    ),
  },
  {
    id: 'industry',
    title_zh: '工业用地与整层介绍',
    title_en: 'About industrial land and whole floors',
    summary_zh: '可自建的工业用地，以及可冠名的园区整层。',
    summary_en: 'Land to build on, and whole floors that may carry your name.',
    description_zh: '用地已完成七通一平，写明面积、容积率和适建项目，可分期使用。总部整层四面采光，有独立电梯厅。',
    description_en:
      'The land is serviced and levelled, with its area, floor-area ratio and permitted uses stated, and can be used in phases. Whole floors have light from all sides and a lobby of their own.',
    terms_zh:
      '用地与整层按每平方米每年计价，折合为每月价格列出。用地租期五年起，整层两年起，押金三个月租金；是否可建由园区按产业目录审核。',
    terms_en:
      'Land and floors are priced per square metre and year, and shown per month, too. Terms start at five years for land and two for floors, with a deposit of three months. The park decides what may be built by the catalogue of industries.',
    suits_zh: points(
      '需要按工艺自建厂房的装备与材料企业。',
      '需要独立形象和冠名的企业总部。',
      '计划分期投资、先租后建的项目。',
    ),
    suits_en: points(
      'Equipment and materials makers who build for their process.',
      'Headquarters that want an entrance and a name of their own.',
      'Projects that rent first and build in phases.',
    ),
  },
];
