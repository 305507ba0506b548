import type { TechnologyField } from '@zonekit/api-client/experiment/resource/contract';
import type { Words } from '../said.types.ts';

/** A subject that two laboratories work on. */
export interface LaboratoryTheme {
  field: TechnologyField;
  name: Words;
  /** Fields of work, in one line. */
  focus: Words;
  directions: readonly [Words, Words, Words];
  /** Topics that outsiders may apply for. */
  topics: readonly [Words, ...Words[]];
}

const theme = (
  field: TechnologyField,
  name: Words,
  focus: Words,
  directions: LaboratoryTheme['directions'],
  topics: LaboratoryTheme['topics'],
): LaboratoryTheme => ({ field, name, focus, directions, topics });

/** 30 subjects, of which the demo makes 60 laboratories. */
export const laboratoryThemes: readonly LaboratoryTheme[] = [
  theme(
    'marine_equipment',
    ['港口装备结构安全', 'Structural Safety of Port Equipment'],
    ['港机、疲劳、无损检测', 'Port machinery, fatigue, non-destructive testing'],
    [
      ['疲劳寿命评估', 'Fatigue life'],
      ['焊缝无损检测', 'Inspection of welds'],
      ['在役监测', 'Monitoring in service'],
    ],
    [
      ['岸桥主梁寿命评估', 'Life of quay-crane girders'],
      ['门座机回转支承监测', 'Monitoring of slewing bearings'],
    ],
  ),
  theme(
    'marine_equipment',
    ['海洋防腐与低温材料', 'Marine Corrosion and Low-Temperature Materials'],
    ['涂层、低温钢、海水腐蚀', 'Coatings, low-temperature steel, seawater corrosion'],
    [
      ['长效防腐涂层', 'Long-life coatings'],
      ['低温钢焊接', 'Welding of low-temperature steel'],
      ['阴极保护', 'Cathodic protection'],
    ],
    [
      ['液氢储罐内胆材料', 'Liners of liquid-hydrogen tanks'],
      ['潮差区涂层修复', 'Coating repair in the tidal zone'],
    ],
  ),
  theme(
    'green_shipping',
    ['绿色航运动力', 'Green Shipping Power'],
    ['氨燃料、混动、排放', 'Ammonia, hybrid drives, emissions'],
    [
      ['氨燃料燃烧', 'Ammonia combustion'],
      ['混合动力控制', 'Hybrid control'],
      ['排放后处理', 'After-treatment'],
    ],
    [
      ['氨燃料逃逸监测', 'Monitoring of ammonia slip'],
      ['内河船混动能量管理', 'Energy management of inland vessels'],
    ],
  ),
  theme(
    'marine_equipment',
    ['深海装备', 'Deep-Sea Equipment'],
    ['耐压舱、浮力材料、水下连接', 'Pressure hulls, buoyancy, subsea connectors'],
    [
      ['耐压结构', 'Pressure hulls'],
      ['浮力材料', 'Buoyancy materials'],
      ['水下机械手', 'Subsea manipulators'],
    ],
    [['4500米级浮力材料吸水率', 'Water uptake of buoyancy material at 4,500 m']],
  ),
  theme(
    'marine_equipment',
    ['海上风电运维', 'Offshore Wind Operation'],
    ['叶片、塔筒、登靠', 'Blades, towers, boarding'],
    [
      ['叶片损伤识别', 'Blade damage'],
      ['塔筒螺栓监测', 'Bolt monitoring'],
      ['运维船登靠', 'Boarding from vessels'],
    ],
    [['叶片前缘侵蚀快速修复', 'Fast repair of leading-edge erosion']],
  ),
  theme(
    'marine_equipment',
    ['船舶水动力', 'Ship Hydrodynamics'],
    ['阻力、推进、节能附体', 'Resistance, propulsion, energy-saving devices'],
    [
      ['线型优化', 'Hull forms'],
      ['节能附体', 'Energy-saving devices'],
      ['耐波性', 'Seakeeping'],
    ],
    [['空气润滑减阻试验', 'Air lubrication trials']],
  ),
  theme(
    'cold_chain',
    ['冷链装备', 'Cold-Chain Equipment'],
    ['冷藏箱、蓄冷、温控', 'Reefers, cold storage, temperature control'],
    [
      ['整箱漏热', 'Heat leakage'],
      ['蓄冷材料', 'Cold-storage materials'],
      ['温度追溯', 'Temperature records'],
    ],
    [
      ['−60℃冷链箱连续供冷', 'Continuous cooling of boxes at -60 °C'],
      ['多温区车厢气流组织', 'Air flow in multi-temperature bodies'],
    ],
  ),
  theme(
    'cold_chain',
    ['真空绝热材料', 'Vacuum Insulation'],
    ['芯材、封边、老化', 'Cores, seals, ageing'],
    [
      ['芯材孔结构', 'Core pores'],
      ['高阻隔膜', 'Barrier films'],
      ['寿命预测', 'Life prediction'],
    ],
    [['绝热板边缘热桥抑制', 'Thermal bridges at panel edges']],
  ),
  theme(
    'cold_chain',
    ['制冷系统节能', 'Efficient Refrigeration'],
    ['二氧化碳制冷、余热', 'CO₂ refrigeration, waste heat'],
    [
      ['跨临界循环', 'Transcritical cycles'],
      ['冷库能效', 'Cold-store efficiency'],
      ['余热回收', 'Heat recovery'],
    ],
    [['冷库峰谷蓄冷策略', 'Cold storage against peak tariffs']],
  ),
  theme(
    'cold_chain',
    ['生物样本低温保存', 'Cryopreservation of Samples'],
    ['深低温、复温、样本库', 'Deep cold, warming, sample banks'],
    [
      ['程序降温', 'Controlled cooling'],
      ['复温损伤', 'Damage on warming'],
      ['样本运输', 'Transport'],
    ],
    [['细胞制品干冰替代运输', 'Shipping cell products without dry ice']],
  ),
  theme(
    'new_materials',
    ['海藻基材料', 'Seaweed-Based Materials'],
    ['可降解、缓冲、薄膜', 'Degradable packaging and films'],
    [
      ['海藻多糖改性', 'Modified polysaccharides'],
      ['发泡缓冲', 'Foamed cushioning'],
      ['降解评价', 'Degradation'],
    ],
    [['海藻基缓冲材料中试放大', 'Scale-up of seaweed cushioning']],
  ),
  theme(
    'new_materials',
    ['高性能涂层', 'High-Performance Coatings'],
    ['热喷涂、冷喷涂、陶瓷', 'Thermal spray, cold spray, ceramics'],
    [
      ['热喷涂', 'Thermal spraying'],
      ['冷喷涂修复', 'Cold-spray repair'],
      ['摩擦磨损', 'Wear'],
    ],
    [['叶轮抗空蚀涂层', 'Coatings against cavitation']],
  ),
  theme(
    'new_materials',
    ['复合材料结构', 'Composite Structures'],
    ['碳纤维、成型、连接', 'Carbon fibre, forming, joints'],
    [
      ['快速成型', 'Fast forming'],
      ['胶接与机械连接', 'Joints'],
      ['湿热老化', 'Hot-wet ageing'],
    ],
    [['复材气瓶封头缠绕优化', 'Winding of composite cylinder domes']],
  ),
  theme(
    'new_materials',
    ['增材制造', 'Additive Manufacturing'],
    ['金属打印、后处理、检测', 'Metal printing, finishing, inspection'],
    [
      ['工艺窗口', 'Process windows'],
      ['热等静压', 'Hot isostatic pressing'],
      ['过程监测', 'In-process monitoring'],
    ],
    [['船用备件打印鉴定规程', 'Qualification of printed marine spares']],
  ),
  theme(
    'intelligent_vehicles',
    ['智能网联汽车', 'Connected Vehicles'],
    ['场景、定位、路侧', 'Scenarios, positioning, roadside'],
    [
      ['港区场景库', 'Port scenarios'],
      ['多传感融合', 'Sensor fusion'],
      ['路侧感知', 'Roadside sensing'],
    ],
    [['集卡雨雾工况定位', 'Positioning of yard trucks in rain and fog']],
  ),
  theme(
    'intelligent_vehicles',
    ['机器人安全', 'Robot Safety'],
    ['协作、碰撞、功能安全', 'Collaboration, collisions, functional safety'],
    [
      ['碰撞力评估', 'Collision forces'],
      ['功能安全', 'Functional safety'],
      ['人因', 'Human factors'],
    ],
    [['绑扎机器人作业安全', 'Safety of lashing robots']],
  ),
  theme(
    'intelligent_vehicles',
    ['无人船控制', 'Control of Unmanned Vessels'],
    ['避碰、编队、靠泊', 'Avoidance, formation, berthing'],
    [
      ['避碰规则', 'Collision rules'],
      ['自主靠泊', 'Autonomous berthing'],
      ['编队', 'Formations'],
    ],
    [['无人测量船岸基接管', 'Shore takeover of survey vessels']],
  ),
  theme(
    'green_shipping',
    ['船舶电池安全', 'Marine Battery Safety'],
    ['热失控、消防、梯次', 'Thermal runaway, fire, second life'],
    [
      ['热扩散', 'Propagation'],
      ['灭火介质', 'Extinguishing agents'],
      ['梯次利用', 'Second life'],
    ],
    [['船用电池舱早期预警', 'Early warning in battery rooms']],
  ),
  theme(
    'green_shipping',
    ['氢能储运', 'Hydrogen Storage and Transport'],
    ['液氢、管阀、泄漏', 'Liquid hydrogen, valves, leaks'],
    [
      ['液氢绝热', 'Insulation'],
      ['低温阀门', 'Cryogenic valves'],
      ['泄漏扩散', 'Dispersion'],
    ],
    [['液氢加注软管寿命', 'Life of liquid-hydrogen hoses']],
  ),
  theme(
    'green_shipping',
    ['压载水与船舶环保', 'Ballast Water and Ship Emissions'],
    ['压载水、洗涤塔、油污', 'Ballast water, scrubbers, oil'],
    [
      ['压载水杀菌', 'Ballast water treatment'],
      ['洗涤水监测', 'Wash water'],
      ['油污回收', 'Oil recovery'],
    ],
    [['压载水活体快速计数', 'Fast counts of living cells in ballast water']],
  ),
  theme(
    'green_shipping',
    ['岸电与港口微电网', 'Shore Power and Port Microgrids'],
    ['岸电、储能、调度', 'Shore power, storage, dispatch'],
    [
      ['岸电并网', 'Grid connection'],
      ['储能调度', 'Dispatch of storage'],
      ['谐波治理', 'Harmonics'],
    ],
    [['多泊位岸电同时使用率', 'Simultaneity of shore power at several berths']],
  ),
  theme(
    'electronics',
    ['功率器件封装', 'Power Device Packaging'],
    ['烧结银、灌封、散热', 'Sintered silver, potting, cooling'],
    [
      ['烧结工艺', 'Sintering'],
      ['灌封材料', 'Potting'],
      ['失效分析', 'Failure analysis'],
    ],
    [['双面散热模块应力', 'Stress in double-sided cooled modules']],
  ),
  theme(
    'electronics',
    ['海洋传感器', 'Marine Sensors'],
    ['盐度、溶氧、声学', 'Salinity, oxygen, acoustics'],
    [
      ['防污', 'Antifouling'],
      ['原位标定', 'Calibration in place'],
      ['低功耗', 'Low power'],
    ],
    [['传感器六个月免维护', 'Six months without maintenance']],
  ),
  theme(
    'electronics',
    ['电磁兼容', 'Electromagnetic Compatibility'],
    ['整改、仿真、标准', 'Fixes, simulation, standards'],
    [
      ['整机整改', 'Fixes'],
      ['线束耦合', 'Cable coupling'],
      ['标准研究', 'Standards'],
    ],
    [['港区无线共存测试方法', 'Test methods for radio coexistence in ports']],
  ),
  theme(
    'electronics',
    ['光学检测', 'Optical Inspection'],
    ['机器视觉、光谱、三维', 'Machine vision, spectra, 3-D'],
    [
      ['缺陷检测', 'Defects'],
      ['高光谱', 'Hyperspectral'],
      ['三维测量', '3-D measurement'],
    ],
    [['集装箱残损自动识别', 'Automatic recognition of container damage']],
  ),
  theme(
    'biomedicine',
    ['海洋药物', 'Marine Drugs'],
    ['海洋多糖、活性肽', 'Polysaccharides, active peptides'],
    [
      ['分离纯化', 'Purification'],
      ['活性筛选', 'Screening'],
      ['制剂', 'Formulation'],
    ],
    [['海参多糖口服制剂', 'Oral formulations of sea-cucumber polysaccharides']],
  ),
  theme(
    'biomedicine',
    ['细胞与基因治疗', 'Cell and Gene Therapy'],
    ['制备、质控、冷链', 'Manufacture, quality, cold chain'],
    [
      ['无血清培养', 'Serum-free culture'],
      ['放行检测', 'Release tests'],
      ['运输验证', 'Validation of transport'],
    ],
    [['细胞制品快速无菌检测', 'Fast sterility tests of cell products']],
  ),
  theme(
    'biomedicine',
    ['医用材料', 'Medical Materials'],
    ['壳聚糖、可吸收、止血', 'Chitosan, absorbable, haemostatic'],
    [
      ['可吸收材料', 'Absorbable materials'],
      ['止血敷料', 'Haemostatic dressings'],
      ['生物相容', 'Biocompatibility'],
    ],
    [['壳聚糖敷料灭菌稳定性', 'Sterilisation of chitosan dressings']],
  ),
  theme(
    'food_safety',
    ['水产品质量安全', 'Safety of Aquatic Products'],
    ['药残、毒素、溯源', 'Residues, toxins, traceability'],
    [
      ['贝毒快检', 'Shellfish toxins'],
      ['产地溯源', 'Origin'],
      ['保鲜', 'Freshness'],
    ],
    [['贝类毒素现场快检', 'On-site tests for shellfish toxins']],
  ),
  theme(
    'food_safety',
    ['口岸检疫', 'Port Quarantine'],
    ['病原、外来物种、熏蒸', 'Pathogens, alien species, fumigation'],
    [
      ['病原检测', 'Pathogens'],
      ['外来物种识别', 'Alien species'],
      ['熏蒸替代', 'Alternatives to fumigation'],
    ],
    [['木包装低剂量处理', 'Low-dose treatment of wood packaging']],
  ),
];
