import type { Scene } from '../file/scenes.ts';
import type { Pair } from './words.ts';

/** What one item is about. */
export interface Slots {
  trade: Pair;
  partner: Pair;
  place: Pair;
  company: Pair;
  /** From 44 to 240, for numbers of the text. */
  n: number;
  /** `2026` and the month from 1 to 12. */
  year: number;
  month: number;
}

export interface Text {
  title: string;
  summary: string;
  paragraphs: readonly string[];
}

/** One kind of report, in both languages. */
export interface Pattern {
  scene: Scene;
  zh: (slots: Slots) => Text;
  en: (slots: Slots) => Text;
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const monthOf = ({ month }: Pick<Slots, 'month'>) => MONTHS[month - 1] ?? '';

export const newsPatterns: readonly Pattern[] = [
  {
    scene: 'towers',
    zh: ({ trade, place, n }) => ({
      title: `${place[0]}新签${Math.ceil(n / 20)}个${trade[0]}项目，总投资${(n / 10).toFixed(1)}亿元`,
      summary: `项目集中在${trade[0]}的关键部件与整机，预计两年内全部投产。`,
      paragraphs: [
        `本次签约的项目落户${place[0]}，覆盖研发、中试和整机制造，达产后预计新增岗位${n * 3}个。`,
        `管委会为每个项目配了一名联络员，从选址、环评到投产的手续由其一次告知。首批两个项目已完成厂房改造。`,
        '签约企业可在平台“申报通知”中查看与本产业有关的支持政策，条件不明的可用政策匹配核对。',
      ],
    }),
    en: ({ trade, place, n }) => ({
      title: `${Math.ceil(n / 20)} projects in ${trade[1]} sign up for ${place[1]}, CNY ${n * 10} million in all`,
      summary: `They make key parts and whole machines; all are to produce within two years.`,
      paragraphs: [
        `The projects cover research, pilot production and manufacturing, and will bring about ${n * 3} jobs to ${place[1]}.`,
        'Each project has one contact at the Management Committee for site, environmental review and start of production. The first two have refitted their plants.',
        'The calls for application list support for this industry; the policy match tells which conditions are met.',
      ],
    }),
  },
  {
    scene: 'ship',
    zh: ({ month, n, trade }) => ({
      title: `${month}月外贸航线新增${1 + Math.ceil(n / 60)}条，${trade[0]}出口货值增长${(n / 9).toFixed(1)}%`,
      summary: '新航线每周一班，冷藏箱位占三成，通关平均用时缩短到九小时。',
      paragraphs: [
        `新开航线挂靠六个港口，每周一班。${trade[0]}企业的出口货物由此少一次中转，平均节省四天。`,
        '海关在港口作业区设了专窗，随到随验。企业可提前在单一窗口申报，货到即放。',
        '需要订舱补助的企业，可向产业发展局咨询本季度的支持名额。',
      ],
    }),
    en: ({ n, trade, ...slots }) => ({
      title: `${monthOf(slots)}: ${1 + Math.ceil(n / 60)} more foreign lines, exports of ${trade[1]} up by ${(n / 9).toFixed(1)}%`,
      summary: 'A ship a week, three slots in ten refrigerated; clearance takes nine hours on average.',
      paragraphs: [
        `The new service calls at six ports every week. Exports of ${trade[1]} need one transfer less and arrive four days earlier.`,
        'Customs has a counter of its own in the port district. Goods declared ahead leave as soon as they arrive.',
        'Companies that book slots may ask the Industry Development Bureau for this quarter’s support.',
      ],
    }),
  },
  {
    scene: 'robot',
    zh: ({ company, trade, n }) => ({
      title: `${company[0]}首台（套）装备通过验收，${trade[0]}再添一项国产替代`,
      summary: `设备连续运行${n * 4}小时无故障，已列入省首台（套）目录。`,
      paragraphs: [
        `验收组由用户、检测机构和三名专家组成，现场核对了${Math.ceil(n / 6)}项指标，全部达到合同要求。`,
        '该装备的控制器和减速器均由区内企业配套，整机国产化率超过九成。',
        '按照实施细则，研制单位和首家用户可分别申请奖励，两项互不影响。',
      ],
    }),
    en: ({ company, trade, n }) => ({
      title: `${company[1]}: first unit accepted, one import less in ${trade[1]}`,
      summary: `It ran ${n * 4} hours without a fault and is in the provincial catalogue of first units.`,
      paragraphs: [
        `Its user, a test laboratory and three experts checked ${Math.ceil(n / 6)} figures on site; all meet the contract.`,
        'Controller and gears come from companies of the zone; nine tenths of the machine are made in the country.',
        'Under the first-unit rules maker and first buyer may each apply for a reward.',
      ],
    }),
  },
  {
    scene: 'lab',
    zh: ({ partner, trade, place }) => ({
      title: `${partner[0]}与${place[0]}共建${trade[0]}联合实验室`,
      summary: '实验室设备向区内企业开放预约，课题由企业出题、揭榜攻关。',
      paragraphs: [
        `联合实验室设在${place[0]}，首批开放设备四十余台套，企业可在线预约。`,
        `双方商定每年发布一批攻关课题，由区内企业提出，${partner[0]}和社会团队均可揭榜。`,
        '实验室同时承担研究生联合培养，首批三十人将于秋季进区。',
      ],
    }),
    en: ({ partner, trade, place }) => ({
      title: `${partner[1]} and ${place[1]} open a joint laboratory for ${trade[1]}`.replace(/^t/, 'T'),
      summary: 'Companies of the zone may book its instruments and set its research topics.',
      paragraphs: [
        `The laboratory is in ${place[1]}. More than forty instruments can be booked online.`,
        'Every year companies of the zone name the topics; teams from anywhere may take them on.',
        'It also trains graduates: the first thirty arrive in autumn.',
      ],
    }),
  },
  {
    scene: 'wind',
    zh: ({ place, n, year }) => ({
      title: `${place[0]}${year}年绿电占比提高到${30 + (n % 40)}%`,
      summary: '屋顶光伏与岸电同步扩容，企业用电由绿证核算。',
      paragraphs: [
        `今年${place[0]}新增屋顶光伏${n}兆瓦，岸电桩增加到${Math.ceil(n / 8)}座，靠港船舶基本不再烧油发电。`,
        '企业可按月查询自己的绿电用量，出口报关所需的碳足迹数据由平台统一出具。',
        '年内还将完成两座冷库的余冷回收改造。',
      ],
    }),
    en: ({ place, n, year }) => ({
      title: `${30 + (n % 40)}% green power at ${place[1]} in ${year}`,
      summary: 'More solar roofs and shore power; use is accounted for by certificates.',
      paragraphs: [
        `${n} MW of solar roofs were added this year, and shore power now has ${Math.ceil(n / 8)} posts: ships in port hardly burn oil any more.`,
        'Companies see their green power month by month; the figures for carbon footprints come from the platform.',
        'Two cold stores will also recover their waste cold this year.',
      ],
    }),
  },
  {
    scene: 'hall',
    zh: ({ trade, partner, n }) => ({
      title: `${trade[0]}产业对接会举行，${Math.ceil(n / 4)}家企业达成意向`,
      summary: `对接会由${partner[0]}协办，供需清单会后在平台公开。`,
      paragraphs: [
        `会上发布了${Math.ceil(n / 7)}项技术需求和${Math.ceil(n / 5)}项可供能力，上下游企业分组面谈。`,
        `${partner[0]}的专家就选型、检测和知识产权现场答疑。`,
        '未能到场的企业可在产业地图上查看各环节的企业，或在线申请路演。',
      ],
    }),
    en: ({ trade, partner, n }) => ({
      title: `Matchmaking for ${trade[1]}: ${Math.ceil(n / 4)} companies reach agreements in principle`,
      summary: `Held with ${partner[1]}; the lists of offers and demands are published here.`,
      paragraphs: [
        `${Math.ceil(n / 7)} technical demands and ${Math.ceil(n / 5)} offers were presented, and suppliers and buyers met in groups.`,
        'Experts answered questions on selection, testing and intellectual property.',
        'Companies that could not come find every position of the chain on the industry map, or book a roadshow.',
      ],
    }),
  },
  {
    scene: 'cold',
    zh: ({ company, n }) => ({
      title: `${company[0]}${n}吨级冷库投用，全程温差不超过0.5℃`,
      summary: '冷库分六个温区，出入库由机器人完成。',
      paragraphs: [
        `冷库总库容${n * 10}立方米，温度从零下六十摄氏度到十五摄氏度分为六区，每两分钟记录一次。`,
        '医药冷运与生鲜进口企业可按托盘租用，最短一天。',
        '项目享受了新建冷库补助，补助按设备投资额的两成核定。',
      ],
    }),
    en: ({ company, n }) => ({
      title: `${company[1]} opens a cold store for ${n} tonnes, within 0.5 °C throughout`,
      summary: 'Six temperature zones, filled and emptied by robots.',
      paragraphs: [
        `It holds ${n * 10} cubic metres between −60 and 15 °C; temperatures are recorded every two minutes.`,
        'Pallet places are let from one day on, to importers of fresh food and carriers of medicine.',
        'The subsidy for new cold stores covers a fifth of the equipment.',
      ],
    }),
  },
  {
    scene: 'chip',
    zh: ({ company, partner, n }) => ({
      title: `${company[0]}完成${(n / 40).toFixed(1)}亿元融资，投向研发与中试`,
      summary: `本轮由产业基金领投，${partner[0]}参与技术尽调。`,
      paragraphs: [
        `资金的六成用于研发，三成用于中试线扩建，预计明年新增研发人员${Math.ceil(n / 3)}人。`,
        '企业在平台的股权融资栏目发布需求后，先后与九家机构见面，从见面到签约用时四个月。',
        '有融资需求的企业可在路演中心预约半天场次，由平台邀请投资机构到场。',
      ],
    }),
    en: ({ company, partner, n }) => ({
      title: `${company[1]} raises CNY ${Math.round(n * 2.5)} million for research and pilot production`,
      summary: `The zone’s industry fund led the round; ${partner[1]} reviewed the technology.`,
      paragraphs: [
        `Six tenths go into research, three into a larger pilot line; about ${Math.ceil(n / 3)} researchers will be hired next year.`,
        'The company met nine investors through this platform and signed after four months.',
        'Companies that seek capital may book half a day at the roadshow centre; the platform invites investors.',
      ],
    }),
  },
];

export const bulletinPatterns: readonly Pattern[] = [
  {
    scene: 'hall',
    zh: ({ trade, month, n }) => ({
      title: `${month}月政策宣讲安排：${trade[0]}专场（第${n}期）`,
      summary: '宣讲后设一对一答疑，需提前报名。',
      paragraphs: [
        `本期宣讲围绕${trade[0]}企业常问的申报条件、材料和时限，由主管部门经办人主讲。`,
        '地点在企业服务中心三层报告厅，可容纳二百四十人；未到场的可看回放。',
        '报名请到“活动”栏目，名额满后自动排队。',
      ],
    }),
    en: ({ trade, n, ...slots }) => ({
      title: `Policy briefings in ${monthOf(slots)}: ${trade[1]} (no. ${n})`,
      summary: 'With individual advice afterwards; please enrol ahead.',
      paragraphs: [
        `The officers in charge explain conditions, documents and deadlines that companies in ${trade[1]} ask about most.`,
        'In the hall on the third floor of the Enterprise Service Centre, 240 seats; a recording follows.',
        'Enrol under Activities; once all places are taken you join the waiting list.',
      ],
    }),
  },
  {
    scene: 'plan',
    zh: ({ place, n }) => ({
      title: `关于${place[0]}内部道路分段施工的通告（第${n}号）`,
      summary: '施工期间货车请走北门，公交站临时外移八十米。',
      paragraphs: [
        `${place[0]}主干道将分三段改造，每段约十天，夜间二十二时至次日六时封闭。`,
        '施工期间货车由北门进出，超限车辆请提前一天向调度中心报备。',
        '给企业带来不便，敬请谅解。调度中心电话见页脚服务热线。',
      ],
    }),
    en: ({ place, n }) => ({
      title: `Road works in ${place[1]} (notice ${n})`,
      summary: 'Lorries please use the north gate; the bus stop moves by eighty metres.',
      paragraphs: [
        'The main road is renewed in three parts of about ten days each, closed from 22:00 to 06:00.',
        'Lorries enter by the north gate; oversize transports please register a day ahead.',
        'We are sorry for the inconvenience. The hotline is at the foot of this page.',
      ],
    }),
  },
  {
    scene: 'data',
    zh: ({ month, n }) => ({
      title: `平台${month}月更新说明：新增${1 + Math.ceil(n / 30)}项在线办理（${n}号版本）`,
      summary: '申报材料可分次上传，退回意见直接显示在对应字段旁。',
      paragraphs: [
        '本月起，申报表单会自动保存草稿，换设备登录后可接着填写。',
        '被退回的申请会在对应字段旁显示意见，改好后可直接重新提交，不必重填。',
        '如发现问题，请在“常见问题”中提问，两个工作日内答复。',
      ],
    }),
    en: ({ n, ...slots }) => ({
      title: `What is new on the platform in ${monthOf(slots)}: ${1 + Math.ceil(n / 30)} more online services (release ${n})`,
      summary: 'Documents can be uploaded bit by bit; remarks stand beside the field they concern.',
      paragraphs: [
        'Forms now save a draft by themselves; log in elsewhere and go on.',
        'A returned application shows each remark at its field and can be sent again without starting over.',
        'Found a problem? Ask under Questions and answers; you hear from us within two working days.',
      ],
    }),
  },
  {
    scene: 'towers',
    zh: ({ place, n }) => ({
      title: `${place[0]}${n * 10}平方米标准厂房面向企业招租`,
      summary: '层高六米，荷载每平方米一吨，可分层租用。',
      paragraphs: [
        `本次招租的厂房位于${place[0]}，共三层，配货梯两部，首层可设行车。`,
        '租期三年起，前三个月免租；专精特新企业另有两成补贴。',
        '看房可在平台预约，工作日均可安排。',
      ],
    }),
    en: ({ place, n }) => ({
      title: `${n * 10} m² of standard factory to let in ${place[1]}`,
      summary: 'Six metres high, one tonne per square metre, let by the floor.',
      paragraphs: [
        'Three floors with two goods lifts; the ground floor can carry a crane.',
        'From three years; the first three months are free, and specialised SMEs get another fifth.',
        'Viewings are booked on the platform, on any working day.',
      ],
    }),
  },
  {
    scene: 'car',
    zh: ({ trade, n }) => ({
      title: `${trade[0]}企业用能补贴开始受理，截至月底（第${n}批）`,
      summary: '按上季度实际用电核定，材料三份，五个工作日内审核。',
      paragraphs: [
        `在区内注册并正常经营的${trade[0]}企业可以申请，同一企业每年不超过两次。`,
        '需要上季度电费发票、用能台账和承诺书，均可在线上传。',
        '审核结果在“结果公示”中公布，公示期不少于七日。',
      ],
    }),
    en: ({ trade, n }) => ({
      title: `Energy subsidy for ${trade[1]}: applications until the end of the month (round ${n})`,
      summary: 'By last quarter’s use; three documents, reviewed within five working days.',
      paragraphs: [
        `Companies in ${trade[1]} that are registered and active in the zone may apply, twice a year at most.`,
        'Bills, the energy ledger and a declaration can all be uploaded.',
        'Results are published for seven days at least.',
      ],
    }),
  },
  {
    scene: 'port',
    zh: ({ month, n }) => ({
      title: `港口${month}月作业计划与冷藏箱位公告（${n}号）`,
      summary: '冷藏箱位按日开放预订，台风预警期间自动顺延。',
      paragraphs: [
        `本月计划靠泊${n}艘次，冷藏箱位每日八时开放次日预订。`,
        '蓝色以上台风预警期间，预订自动顺延，不收改期费。',
        '箱位紧张时，医药冷链优先，其次为生鲜进口。',
      ],
    }),
    en: ({ n, ...slots }) => ({
      title: `Port schedule and refrigerated slots for ${monthOf(slots)} (no. ${n})`,
      summary: 'Slots open day by day and move on by themselves during typhoon warnings.',
      paragraphs: [
        `${n} calls are planned. Refrigerated slots for the next day open at 08:00.`,
        'During typhoon warnings bookings move on free of charge.',
        'When slots are short, medicine goes first, then fresh food.',
      ],
    }),
  },
];

export const talentPatterns: readonly Pattern[] = [
  {
    scene: 'hall',
    zh: ({ trade, n, year }) => ({
      title: `${year}年${trade[0]}紧缺人才目录发布，涉及${Math.ceil(n / 5)}个岗位`,
      summary: '目录内岗位可享安家补贴、子女入学协调和职称直通。',
      paragraphs: [
        `目录由企业提需求、行业协会复核形成，${trade[0]}的工艺、控制和检测岗位最为紧缺。`,
        '入选岗位的新引进人才，可按规定申请安家补贴，子女入学由人力资源局协调。',
        '企业可在平台更新岗位，目录每季度修订一次。',
      ],
    }),
    en: ({ trade, n, year }) => ({
      title: `Skills in short supply, ${year}: ${Math.ceil(n / 5)} occupations in ${trade[1]}`,
      summary: 'They bring a settlement allowance, help with schools and a direct way to titles.',
      paragraphs: [
        'Companies name what they need and the association reviews it; process, control and test engineers are scarcest.',
        'People newly hired for these occupations may apply for a settlement allowance; the Human Resources Bureau helps to find schools.',
        'The list is revised every quarter.',
      ],
    }),
  },
  {
    scene: 'lab',
    zh: ({ partner, n }) => ({
      title: `${partner[0]}${n}名研究生进区实践`,
      summary: '双导师带教，实践期满可直接面试留用。',
      paragraphs: [
        `${partner[0]}的研究生将在区内十二家企业开展半年实践，由企业工程师和校内导师共同指导。`,
        '实践期间提供人才公寓，交通和餐费由管委会补贴。',
        '期满考核合格的，可直接进入企业面试。',
      ],
    }),
    en: ({ partner, n }) => ({
      title: `${n} graduates of ${partner[1]} work in the zone for half a year`,
      summary: 'Two mentors each, and an interview at the end.',
      paragraphs: [
        'They work in twelve companies, guided by an engineer and by their professor.',
        'Flats are provided; travel and meals are subsidised.',
        'Those who do well go straight to an interview.',
      ],
    }),
  },
  {
    scene: 'towers',
    zh: ({ place, n }) => ({
      title: `${place[0]}${n}套人才公寓开放申请`,
      summary: '拎包入住，租金为市场价六成，最长租三年。',
      paragraphs: [
        '公寓分单间和两居室两种，家具家电齐全，步行十分钟到班车站。',
        '在区内企业工作满三个月、本地无住房的人才可以申请，由企业统一提交。',
        '轮候名单每周更新，结果以短信通知。',
      ],
    }),
    en: ({ place, n }) => ({
      title: `${n} flats for employees in ${place[1]}: apply now`,
      summary: 'Furnished, at six tenths of the market rent, for up to three years.',
      paragraphs: [
        'Studios and flats with two rooms, ten minutes from the shuttle bus.',
        'For people who have worked in the zone for three months and own no home here; employers apply.',
        'The waiting list is updated weekly; results come by text message.',
      ],
    }),
  },
  {
    scene: 'robot',
    zh: ({ trade, n, partner }) => ({
      title: `${trade[0]}技能竞赛落幕，${Math.ceil(n / 12)}人获技术能手称号`,
      summary: `竞赛由${partner[0]}承办，题目来自企业真实工序。`,
      paragraphs: [
        '竞赛设装配、调试和故障排除三个环节，全部使用企业在产设备。',
        '获奖选手可直接晋升一级职业技能等级，并获得奖金。',
        '明年将增设青年组，报名从三月开始。',
      ],
    }),
    en: ({ trade, n, partner }) => ({
      title: `Skills contest in ${trade[1]}: ${Math.ceil(n / 12)} people honoured`,
      summary: `Run by ${partner[1]} with tasks from real production.`,
      paragraphs: [
        'Assembly, commissioning and fault finding, all on machines in use.',
        'The winners rise one skill grade and receive a prize.',
        'A junior class follows next year; enrolment begins in March.',
      ],
    }),
  },
  {
    scene: 'plan',
    zh: ({ month, n, place }) => ({
      title: `${month}月招聘会走进${place[0]}，提供岗位${n * 3}个`,
      summary: '现场面试与直播带岗同步，简历可在线投递。',
      paragraphs: [
        `本场有${Math.ceil(n / 5)}家企业到场，岗位以研发、工艺和供应链为主，平均月薪一万二千元。`,
        '不能到场的求职者可看直播，弹幕提问由企业人事回答。',
        '招聘会每月第二个周六举行。',
      ],
    }),
    en: ({ n, place, ...slots }) => ({
      title: `${monthOf(slots)} job fair at ${place[1]}: ${n * 3} openings`,
      summary: 'Interviews on the spot and a live stream; applications online too.',
      paragraphs: [
        `${Math.ceil(n / 5)} companies offer jobs in research, production and supply chain, at CNY 12,000 a month on average.`,
        'Those who cannot come watch the stream and ask their questions there.',
        'The fair takes place on the second Saturday of each month.',
      ],
    }),
  },
];
