import type { ExperimentCategory } from '@zonekit/api-client/business/service/contract';
import type { ShopField } from '@zonekit/api-client/shop/contract';
import type { Words } from './service-plan.types.ts';

/** A test that laboratories offer. */
export interface TestPlan {
  title: Words;
  category: ExperimentCategory;
  field: ShopField;
  /** Yuan for one unit. */
  price: number;
  unit: Words;
  /** Working days. */
  days: number;
  standards: readonly string[];
  what: Words;
}

const piece: Words = ['件', 'piece'];
const sample: Words = ['样', 'sample'];
const unit: Words = ['台', 'unit'];
const run: Words = ['次', 'run'];

export const testPlans: readonly TestPlan[] = [
  {
    title: ['金属成分光谱分析', 'Composition of metals by spectrometry'],
    ...{
      category: 'composition',
      field: 'materials',
      price: 260,
      unit: sample,
      days: 2,
      standards: ['GB/T 4336', 'GB/T 11170'],
    },
    what: [
      '火花直读光谱，碳硫另测，样品留存三个月。',
      'Spark spectrometry with carbon and sulphur; samples are stored for three months.',
    ],
  },
  {
    title: ['扫描电镜与能谱', 'SEM with EDS'],
    ...{
      category: 'composition',
      field: 'materials',
      price: 480,
      unit: sample,
      days: 2,
      standards: ['GB/T 17359', 'JY/T 0584'],
    },
    what: [
      '形貌、成分和断口分析，图像原始文件随报告。',
      'Morphology, composition and fractures; original images with the report.',
    ],
  },
  {
    title: ['X射线荧光镀层测厚', 'Coating thickness by XRF'],
    ...{ category: 'composition', field: 'materials', price: 160, unit: piece, days: 1, standards: ['GB/T 16921'] },
    what: ['镍、锌、铬等镀层，当日出数据。', 'Nickel, zinc and chromium coatings, data on the same day.'],
  },
  {
    title: ['高分子材料剖析', 'Analysis of polymers'],
    ...{
      category: 'composition',
      field: 'materials',
      price: 3_200,
      unit: sample,
      days: 7,
      standards: ['GB/T 6040', 'GB/T 19466'],
    },
    what: [
      '红外、热分析与裂解联用，给出主成分与助剂范围。',
      'Infrared, thermal analysis and pyrolysis: main components and additives.',
    ],
  },
  {
    title: ['粒度与比表面积', 'Particle size and specific surface'],
    ...{
      category: 'composition',
      field: 'materials',
      price: 380,
      unit: sample,
      days: 3,
      standards: ['GB/T 19077', 'GB/T 19587'],
    },
    what: ['湿法激光粒度与BET，含分散方案。', 'Wet laser diffraction and BET, with the dispersion method.'],
  },
  {
    title: ['金属室温拉伸', 'Tensile test of metals'],
    ...{ category: 'mechanical', field: 'mechanical', price: 180, unit: piece, days: 3, standards: ['GB/T 228.1'] },
    what: ['可代加工试样，曲线与断口照片齐全。', 'Specimens machined on request; curves and photographs.'],
  },
  {
    title: ['低温冲击试验', 'Impact test at low temperature'],
    ...{
      category: 'mechanical',
      field: 'mechanical',
      price: 220,
      unit: ['组', 'set'],
      days: 3,
      standards: ['GB/T 229'],
    },
    what: ['最低−60℃，三根一组。', 'Down to -60 °C, three specimens a set.'],
  },
  {
    title: ['高周疲劳试验', 'High-cycle fatigue'],
    ...{ category: 'mechanical', field: 'mechanical', price: 2_600, unit: piece, days: 15, standards: ['GB/T 3075'] },
    what: ['成组法给出S-N曲线，断口判读另附。', 'S-N curve from groups, fractures explained.'],
  },
  {
    title: ['残余应力测定', 'Residual stress'],
    ...{
      category: 'mechanical',
      field: 'mechanical',
      price: 900,
      unit: ['点', 'point'],
      days: 3,
      standards: ['GB/T 31310', 'GB/T 7704'],
    },
    what: ['盲孔法与X射线法，可到现场。', 'Hole drilling or X-ray, on site too.'],
  },
  {
    title: ['硬度与金相', 'Hardness and metallography'],
    ...{
      category: 'mechanical',
      field: 'materials',
      price: 240,
      unit: piece,
      days: 3,
      standards: ['GB/T 4340.1', 'GB/T 13298'],
    },
    what: ['维氏、洛氏与组织评级一次完成。', 'Vickers, Rockwell and the structure in one.'],
  },
  {
    title: ['齿轮与轴承精度检测', 'Accuracy of gears and bearings'],
    ...{
      category: 'mechanical',
      field: 'mechanical',
      price: 680,
      unit: piece,
      days: 2,
      standards: ['GB/T 10095.1', 'GB/T 307.2'],
    },
    what: ['齿廓、螺旋线、径向跳动逐项评级。', 'Profile, helix and run-out, graded one by one.'],
  },
  {
    title: ['中性盐雾试验', 'Neutral salt spray'],
    ...{ category: 'climatic', field: 'environment', price: 1_200, unit: piece, days: 7, standards: ['GB/T 10125'] },
    what: ['48至1000小时，每天拍照，中途可停。', '48 to 1,000 hours, photographed daily, stopped on request.'],
  },
  {
    title: ['冷链箱保温性能', 'Insulation of cold-chain boxes'],
    ...{ category: 'climatic', field: 'environment', price: 1_800, unit: unit, days: 3, standards: ['GB/T 34399'] },
    what: ['九点布点，给出保温时长与热桥位置。', 'Nine points: holding time and thermal bridges.'],
  },
  {
    title: ['高低温交变湿热', 'Temperature and humidity cycles'],
    ...{
      category: 'climatic',
      field: 'environment',
      price: 150,
      unit: ['小时', 'hour'],
      days: 5,
      standards: ['GB/T 2423.3', 'GB/T 2423.4'],
    },
    what: ['−70至180℃步入舱，可带电监测。', 'Walk-in chamber, -70 to 180 °C, monitored under power.'],
  },
  {
    title: ['随机振动与冲击', 'Random vibration and shock'],
    ...{
      category: 'climatic',
      field: 'mechanical',
      price: 2_200,
      unit: run,
      days: 3,
      standards: ['GB/T 2423.56', 'GB/T 2423.5'],
    },
    what: ['按运输线路编谱，工装可代做。', 'Profile by your route, fixtures made on request.'],
  },
  {
    title: ['运输包装跌落与堆码', 'Drop and stacking of packages'],
    ...{
      category: 'climatic',
      field: 'mechanical',
      price: 860,
      unit: ['箱', 'box'],
      days: 3,
      standards: ['GB/T 4857.5', 'GB/T 4857.3'],
    },
    what: ['按实际货重和码放层数试验。', 'At the real weight and number of layers.'],
  },
  {
    title: ['防护等级（IP）试验', 'Ingress protection'],
    ...{ category: 'climatic', field: 'electronics', price: 1_500, unit: piece, days: 4, standards: ['GB/T 4208'] },
    what: ['IP5X至IPX8，拆机判定附照片。', 'IP5X to IPX8, opened and photographed.'],
  },
  {
    title: ['EMC传导骚扰', 'Conducted emission'],
    ...{ category: 'emc', field: 'electronics', price: 2_600, unit: run, days: 5, standards: ['GB 4824', 'GB/T 6113'] },
    what: ['不过当天整改，整改工时另计。', 'Fixed on the same day if it fails, by the hour.'],
  },
  {
    title: ['EMC辐射骚扰', 'Radiated emission'],
    ...{ category: 'emc', field: 'electronics', price: 3_800, unit: run, days: 5, standards: ['GB 4824'] },
    what: ['十米法暗室，转台承重两吨。', 'Ten-metre chamber, turntable for two tonnes.'],
  },
  {
    title: ['静电与浪涌抗扰度', 'ESD and surge immunity'],
    ...{
      category: 'emc',
      field: 'electronics',
      price: 1_600,
      unit: run,
      days: 3,
      standards: ['GB/T 17626.2', 'GB/T 17626.5'],
    },
    what: ['等级由您定，失效现象录像。', 'At your level, failures on video.'],
  },
  {
    title: ['电气安全型式试验', 'Electrical safety type test'],
    ...{
      category: 'emc',
      field: 'electronics',
      price: 6_800,
      unit: unit,
      days: 10,
      standards: ['GB/T 5226.1', 'GB 4793.1'],
    },
    what: ['耐压、接地、泄漏到结构审查。', 'Dielectric, earthing, leakage and the structure.'],
  },
  {
    title: ['电池针刺与热失控', 'Nail and thermal runaway of batteries'],
    ...{ category: 'emc', field: 'electronics', price: 5_200, unit: ['只', 'cell'], days: 5, standards: ['GB 38031'] },
    what: ['防爆舱内进行，温压视频同步。', 'In an explosion-proof chamber, temperature, pressure and video in step.'],
  },
  {
    title: ['焊缝相控阵检测', 'Phased array of welds'],
    ...{
      category: 'nondestructive',
      field: 'mechanical',
      price: 320,
      unit: ['米', 'metre'],
      days: 2,
      standards: ['GB/T 32563'],
    },
    what: ['现场检测，次日出图谱。', 'On site, images on the next day.'],
  },
  {
    title: ['工业CT扫描', 'Industrial CT'],
    ...{
      category: 'nondestructive',
      field: 'mechanical',
      price: 1_800,
      unit: piece,
      days: 3,
      standards: ['GB/T 29070'],
    },
    what: ['最大φ600毫米，缺陷三维标注。', 'Up to 600 mm in diameter, flaws marked in 3D.'],
  },
  {
    title: ['X射线数字成像', 'Digital radiography'],
    ...{
      category: 'nondestructive',
      field: 'mechanical',
      price: 120,
      unit: ['张', 'image'],
      days: 2,
      standards: ['GB/T 35388'],
    },
    what: ['铸件与焊缝，评级附底片。', 'Castings and welds, graded with the images.'],
  },
  {
    title: ['涡流与磁粉探伤', 'Eddy current and magnetic particles'],
    ...{
      category: 'nondestructive',
      field: 'mechanical',
      price: 260,
      unit: piece,
      days: 2,
      standards: ['GB/T 15822.1'],
    },
    what: ['轴类批量件，按件贴标。', 'Shafts in batches, each marked.'],
  },
  {
    title: ['农药残留多组分', 'Pesticide residues'],
    ...{
      category: 'life_science',
      field: 'life_science',
      price: 980,
      unit: sample,
      days: 3,
      standards: ['GB 23200.121'],
    },
    what: ['液质联用331项，48小时加急可选。', '331 compounds by LC-MS, 48 hours on request.'],
  },
  {
    title: ['微生物限度与致病菌', 'Microbial limits and pathogens'],
    ...{
      category: 'life_science',
      field: 'life_science',
      price: 420,
      unit: sample,
      days: 5,
      standards: ['GB 4789.2', 'GB 4789.4'],
    },
    what: ['冷链食品与化妆品，培养照片留存。', 'Cold-chain food and cosmetics, photographs stored.'],
  },
  {
    title: ['蛋白质组定量', 'Quantitative proteomics'],
    ...{
      category: 'life_science',
      field: 'life_science',
      price: 4_600,
      unit: sample,
      days: 20,
      standards: ['GB/T 38481'],
    },
    what: ['DIA采集，给出差异与通路。', 'DIA with differences and pathways.'],
  },
  {
    title: ['细胞毒性与生物相容', 'Cytotoxicity and biocompatibility'],
    ...{
      category: 'life_science',
      field: 'life_science',
      price: 5_800,
      unit: sample,
      days: 15,
      standards: ['GB/T 16886.5'],
    },
    what: ['浸提法，注册申报可用。', 'By extract, usable for registration.'],
  },
  {
    title: ['重金属与有害元素', 'Heavy metals'],
    ...{
      category: 'life_science',
      field: 'life_science',
      price: 360,
      unit: sample,
      days: 3,
      standards: ['GB 5009.268'],
    },
    what: ['ICP-MS，检出限随报告。', 'ICP-MS, detection limits in the report.'],
  },
  {
    title: ['废水全项检测', 'Waste water, all parameters'],
    ...{
      category: 'environment',
      field: 'environment',
      price: 1_600,
      unit: sample,
      days: 7,
      standards: ['GB 8978', 'HJ 91.1'],
    },
    what: ['上门采样，超标当日电话告知。', 'Sampled on site; excesses reported by telephone on the day.'],
  },
  {
    title: ['废气与无组织排放', 'Waste gas and fugitive emission'],
    ...{
      category: 'environment',
      field: 'environment',
      price: 2_400,
      unit: ['点', 'point'],
      days: 8,
      standards: ['GB 16297', 'HJ/T 55'],
    },
    what: ['含VOCs，三天三频次。', 'With VOCs, three days, three times a day.'],
  },
  {
    title: ['厂界噪声', 'Noise at the boundary'],
    ...{
      category: 'environment',
      field: 'environment',
      price: 300,
      unit: ['点', 'point'],
      days: 3,
      standards: ['GB 12348'],
    },
    what: ['昼夜各一次，附布点图。', 'By day and by night, with a plan of the points.'],
  },
  {
    title: ['海水腐蚀挂片', 'Coupons in sea water'],
    ...{
      category: 'environment',
      field: 'environment',
      price: 3_600,
      unit: ['组', 'set'],
      days: 60,
      standards: ['GB/T 5776'],
    },
    what: ['全浸、潮差、飞溅三区同投。', 'Immersion, tidal and splash zones at once.'],
  },
  {
    title: ['三坐标测量', 'Coordinate measuring'],
    ...{ category: 'calibration', field: 'mechanical', price: 450, unit: piece, days: 2, standards: ['GB/T 16857'] },
    what: ['两米行程，形位公差按图逐项。', 'Two metres, tolerances as drawn.'],
  },
  {
    title: ['压力与温度仪表校准', 'Pressure and temperature calibrated'],
    ...{
      category: 'calibration',
      field: 'mechanical',
      price: 90,
      unit: ['只', 'gauge'],
      days: 3,
      standards: ['JJG 52', 'JJG 229'],
    },
    what: ['可上门，证书电子版当日发。', 'On site on request, the certificate by mail on the day.'],
  },
  {
    title: ['机器人重复定位与轨迹', 'Repeatability and path of robots'],
    ...{ category: 'calibration', field: 'digital', price: 3_800, unit: unit, days: 4, standards: ['GB/T 12642'] },
    what: ['激光跟踪仪，三十次循环。', 'Laser tracker, thirty cycles.'],
  },
  {
    title: ['软件功能与性能测评', 'Software function and performance'],
    ...{
      category: 'calibration',
      field: 'digital',
      price: 12_000,
      unit: ['系统', 'system'],
      days: 10,
      standards: ['GB/T 25000.51'],
    },
    what: ['用例先评审，报告可用于项目验收。', 'Cases reviewed first; the report serves acceptance.'],
  },
  {
    title: ['网络安全渗透测试', 'Penetration test'],
    ...{
      category: 'calibration',
      field: 'digital',
      price: 18_000,
      unit: ['系统', 'system'],
      days: 8,
      standards: ['GB/T 36627'],
    },
    what: ['授权范围内进行，复测一次免费。', 'Within your authorisation, one retest free.'],
  },
];
