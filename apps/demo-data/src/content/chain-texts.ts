import type { Scene } from '../file/scenes.ts';
import type { Pair } from './words.ts';

export interface PositionText {
  name: Pair;
  companies: number;
  /** What its companies' names end on. */
  suffix: Pair;
  products: readonly Pair[];
  /** What the zone lacks here. */
  gap?: { text: Pair; demands: number };
}

interface ChainText {
  id: string;
  name: Pair;
  remark: Pair;
  scene: Scene;
  /** Four columns, from upstream to downstream. */
  segments: readonly { name: Pair; positions: readonly PositionText[] }[];
}

/** `名称 Name; number; 后缀 Suffix; 产品 Product / 产品 Product` */
const p = (line: string, gap?: PositionText['gap']): PositionText => {
  const [name = '', companies = '0', suffix = '', products = ''] = line.split('; ');
  const pair = (text: string): Pair => {
    const at = text.indexOf(' ');
    return [text.slice(0, at), text.slice(at + 1)];
  };
  return {
    name: pair(name),
    companies: Number(companies),
    suffix: suffix === '' ? ['', ''] : pair(suffix),
    products: products === '' ? [] : products.split(' / ').map(pair),
    ...(gap && { gap }),
  };
};
const gap = (demands: number, zh: string, en: string): PositionText['gap'] => ({ demands, text: [zh, en] });

export const CHAINS: readonly ChainText[] = [
  {
    id: 'cold-chain',
    name: ['冷链装备', 'Cold-chain equipment'],
    remark: [
      '从真空绝热板到医药冷运，区内已形成深冷箱体、制冷机组和监测终端的成套能力，冷藏箱位居全省第一。',
      'From vacuum panels to medical transport: deep-freeze boxes, refrigeration units and monitors are made here, and the port has the most refrigerated slots of the province.',
    ],
    scene: 'cold',
    segments: [
      {
        name: ['材料与部件', 'Materials and parts'],
        positions: [
          p('真空绝热板 Vacuum panels; 3; 绝热材料 Insulation; 真空绝热板 Vacuum panels / 气凝胶毡 Aerogel mats'),
          p(
            '低温压缩机 Cryogenic compressors; 2; 压缩机 Compressors; 双级压缩机 Two-stage compressors / 变频压缩机 Inverter compressors',
            gap(1, '只有2家，七成仍从区外采购', 'Only two; seven tenths are bought elsewhere'),
          ),
          p(
            '温度传感芯片 Temperature sensors; 3; 微电子 Microelectronics; 低温传感芯片 Low-temperature sensors / 无源温度标签 Passive tags',
          ),
          p('低温密封件 Cryogenic seals; 3; 密封科技 Seals; 低温密封条 Cryogenic seals / 磁性门封 Magnetic gaskets'),
          p(
            '制冷剂回收 Refrigerant recovery; 0',
            gap(2, '2家整机企业在找，合计年处理量14吨', 'Two makers seek it, 14 tonnes a year in all'),
          ),
        ],
      },
      {
        name: ['装备整机', 'Equipment'],
        positions: [
          p(
            '深冷箱体 Deep-freeze boxes; 6; 冷装 Cold Equipment; −70℃深冷箱体 Deep-freeze boxes, −70 °C / −40℃陆海联运箱 Intermodal boxes, −40 °C / 医药蓄冷箱 Medical cool boxes / 液氮速冻箱 Nitrogen freezers / 冷藏集装箱改装 Reefer conversions / 相变蓄冷模块 Phase-change modules',
          ),
          p(
            '冷藏车厢 Refrigerated bodies; 4; 专用车 Special Vehicles; 冷藏车厢 Refrigerated bodies / 多温区车厢 Multi-zone bodies',
          ),
          p('制冷机组 Refrigeration units; 3; 制冷设备 Refrigeration; 车载机组 Vehicle units / 二氧化碳机组 CO₂ units'),
          p(
            '监测终端 Monitoring devices; 5; 物联 Connected Things; 温湿度记录仪 Data loggers / 卫星定位终端 Satellite trackers',
          ),
        ],
      },
      {
        name: ['系统集成', 'Integration'],
        positions: [
          p(
            '冷库工程 Cold-store engineering; 3; 冷库工程 Cold Stores; 装配式冷库 Modular stores / 立体冷库 High-bay stores',
          ),
          p(
            '港口冷链场站 Port cold-chain yards; 2; 港航服务 Port Services; 冷藏箱场站 Reefer yards / 查验冷库 Inspection stores',
          ),
          p('温控平台 Temperature platforms; 3; 数据 Data; 温控云平台 Cloud monitoring / 全程追溯系统 Traceability'),
          p(
            '冷链机器人 Cold-chain robots; 0',
            gap(3, '3个场站在找，预算合计860万元', 'Three yards seek them, CNY 8.6 million in all'),
          ),
        ],
      },
      {
        name: ['应用', 'Use'],
        positions: [
          p('生鲜进口 Fresh-food imports; 4; 国际贸易 Trading; 三文鱼进口 Salmon imports / 车厘子进口 Cherry imports'),
          p(
            '医药冷运 Medical transport; 3; 医药物流 Medical Logistics; 疫苗配送 Vaccine delivery / 临床样本运输 Clinical samples',
          ),
          p(
            '远洋渔获 Ocean catch; 3; 远洋渔业 Ocean Fisheries; 超低温金枪鱼 Deep-frozen tuna / 鱿鱼加工 Squid processing',
          ),
          p(
            '跨境电商仓 Cross-border warehouses; 2; 跨境仓 Warehousing; 保税冷仓 Bonded cold stores / 前置仓 Forward stores',
          ),
        ],
      },
    ],
  },
  {
    id: 'smart-equipment',
    name: ['智能装备', 'Smart equipment'],
    remark: [
      '以移动机器人和智能产线为主，减速器、控制器本地配套率超过八成，首台（套）产品十六项。',
      'Mobile robots and smart lines; four fifths of gears and controllers come from the zone, and sixteen products are first units.',
    ],
    scene: 'robot',
    segments: [
      {
        name: ['核心部件', 'Core parts'],
        positions: [
          p('精密减速器 Precision gears; 3; 精密传动 Drives; 谐波减速器 Harmonic gears / RV减速器 RV gears'),
          p(
            '伺服与控制 Servo and control; 3; 自动化 Automation; 运动控制器 Motion controllers / 伺服驱动器 Servo drives',
          ),
          p('机器视觉 Machine vision; 2; 视觉 Vision; 三维相机 3D cameras / 工业镜头 Industrial lenses'),
          p('力觉传感器 Force sensors; 0', gap(2, '2家整机企业在找，年需3千只', 'Two makers seek 3,000 a year')),
        ],
      },
      {
        name: ['整机', 'Machines'],
        positions: [
          p(
            '移动机器人 Mobile robots; 4; 机器人 Robotics; 潜伏式机器人 Low-profile robots / 叉取机器人 Forklift robots',
          ),
          p(
            '协作机械臂 Collaborative arms; 2; 智能科技 Intelligent Systems; 六轴协作臂 Six-axis arms / 移动操作平台 Mobile manipulators',
          ),
          p(
            '专用机床 Special machine tools; 3; 机床 Machine Tools; 五轴加工中心 Five-axis centres / 专用磨床 Grinders',
          ),
        ],
      },
      {
        name: ['产线集成', 'Line integration'],
        positions: [
          p(
            '智能产线 Smart lines; 3; 系统集成 Integration; 柔性装配线 Assembly lines / 检测包装线 Inspection and packing lines',
          ),
          p(
            '仓储系统 Warehouse systems; 2; 仓储装备 Storage Systems; 四向穿梭系统 Shuttle systems / 堆垛机 Stacker cranes',
          ),
        ],
      },
      {
        name: ['应用', 'Use'],
        positions: [
          p(
            '港口自动化 Port automation; 2; 港口装备 Port Equipment; 自动导引车 Automated vehicles / 远控岸桥 Remote cranes',
          ),
          p('汽车零部件 Vehicle parts; 2; 汽车部件 Vehicle Parts; 底盘件 Chassis parts / 热管理部件 Thermal parts'),
          p('家电制造 Appliances; 1; 电器 Appliances; 商用冷柜 Commercial freezers'),
        ],
      },
    ],
  },
  {
    id: 'biomedicine',
    name: ['生物医药', 'Biomedicine'],
    remark: [
      '海洋药物、体外诊断和疫苗冷链相互支撑，中试基地和检验平台就近可用。',
      'Marine drugs, diagnostics and vaccine logistics support each other, with pilot bases and inspection close by.',
    ],
    scene: 'lab',
    segments: [
      {
        name: ['原料与试剂', 'Raw materials and reagents'],
        positions: [
          p(
            '海洋活性物 Marine compounds; 3; 海洋生物 Marine Biotech; 海藻多糖 Seaweed polysaccharides / 鱼胶原蛋白 Fish collagen',
          ),
          p('诊断原料 Diagnostic materials; 2; 生物试剂 Reagents; 单克隆抗体 Antibodies / 磁珠 Magnetic beads'),
          p(
            '药用辅料 Excipients; 2; 药用辅料 Excipients; 冻干保护剂 Freeze-drying agents / 缓释材料 Slow-release materials',
          ),
        ],
      },
      {
        name: ['研发与中试', 'Research and pilot production'],
        positions: [
          p('创新药 New drugs; 3; 医药 Pharmaceuticals; 抗肿瘤小分子 Small molecules / 多肽药物 Peptides'),
          p(
            '体外诊断 In-vitro diagnostics; 3; 诊断 Diagnostics; 化学发光试剂 Luminescence reagents / 微流控芯片 Microfluidic chips',
          ),
          p(
            '高值耗材 Medical consumables; 2; 医疗器械 Medical Devices; 可降解支架 Degradable stents / 骨修复材料 Bone repair',
          ),
        ],
      },
      {
        name: ['生产与检验', 'Production and inspection'],
        positions: [
          p(
            '制剂生产 Formulation; 3; 制药 Pharma; 冻干制剂 Freeze-dried formulations / 预灌封注射剂 Prefilled syringes',
          ),
          p('合同检验 Contract testing; 2; 检测 Testing; 稳定性试验 Stability tests / 注册检验 Type tests'),
          p(
            '细胞制备 Cell production; 0',
            gap(1, '1家医院在找，年处理300例', 'One hospital seeks it, 300 cases a year'),
          ),
        ],
      },
      {
        name: ['应用', 'Use'],
        positions: [
          p(
            '医药流通 Distribution; 2; 医药流通 Pharma Trade; 冷链药品配送 Cold-chain delivery / 院内物流 Hospital logistics',
          ),
          p(
            '健康服务 Health services; 2; 健康 Health; 体检与慢病管理 Check-ups and chronic care / 康复辅具 Assistive devices',
          ),
          p('功能食品 Functional food; 1; 食品 Foods; 海洋蛋白食品 Marine protein'),
        ],
      },
    ],
  },
  {
    id: 'green-shipping',
    name: ['绿色航运', 'Green shipping'],
    remark: [
      '电动港作船、岸电和绿色燃料加注同步推进，船舶改造能力服务全省港口。',
      'Electric harbour craft, shore power and green fuel grow together; ships of the whole province are refitted here.',
    ],
    scene: 'wind',
    segments: [
      {
        name: ['能源与材料', 'Energy and materials'],
        positions: [
          p(
            '船用电池 Marine batteries; 2; 新能源 New Energy; 船用锂电池 Marine lithium packs / 电池管理系统 Battery management',
          ),
          p('绿色燃料 Green fuels; 2; 绿色能源 Green Fuels; 绿色甲醇 Green methanol / 生物柴油 Bio-diesel'),
          p('防腐涂料 Marine coatings; 1; 涂料 Coatings; 无锡防污漆 Tin-free antifouling'),
        ],
      },
      {
        name: ['装备制造', 'Equipment'],
        positions: [
          p(
            '电力推进 Electric propulsion; 3; 船舶电气 Marine Electric; 推进电机 Propulsion motors / 直流配电 DC distribution',
          ),
          p(
            '岸电设备 Shore power; 2; 电力设备 Power Equipment; 高压岸电箱 High-voltage cabinets / 电缆绞车 Cable reels',
          ),
          p(
            '碳捕集装置 Carbon capture; 0',
            gap(2, '2家船东在找，首套预算1,200万元', 'Two shipowners seek it, CNY 12 million for the first'),
          ),
        ],
      },
      {
        name: ['改造与服务', 'Refit and service'],
        positions: [
          p(
            '船舶改造 Refits; 2; 船舶工程 Ship Engineering; 双燃料改造 Dual-fuel refits / 节能装置加装 Energy-saving devices',
          ),
          p('船舶检验 Ship surveys; 2; 船检 Surveys; 能效检验 Efficiency surveys / 材料探伤 Material tests'),
          p('燃料加注 Bunkering; 1; 燃供 Bunkering; 甲醇加注 Methanol bunkering'),
        ],
      },
      {
        name: ['应用', 'Use'],
        positions: [
          p('沿海运输 Coastal shipping; 3; 航运 Shipping; 集装箱班轮 Container services / 散货运输 Bulk transport'),
          p('港作服务 Harbour services; 2; 港作 Harbour Craft; 电动拖轮 Electric tugs / 引航服务 Pilotage'),
          p(
            '海上风电运维 Offshore-wind service; 2; 海上运维 Offshore Service; 运维母船 Service vessels / 水下检测 Subsea inspection',
          ),
        ],
      },
    ],
  },
];
