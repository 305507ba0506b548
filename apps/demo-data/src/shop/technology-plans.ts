import type { ShopPlan } from './shop-plan.types.ts';

const areas = ['technology'] as const;

/** Laboratories, institutes and testing centres: the first 24 providers. */
export const technologyPlans: readonly ShopPlan[] = [
  {
    name: ['东港海洋材料研究院', 'Donggang Institute of Marine Materials'],
    ...{ areas, fields: ['materials', 'environment'], district: 'bay', staff: 86, since: 2021 },
    headline: ['电镜与表面分析，当天出图', 'Electron microscopy and surface analysis, images on the same day'],
  },
  {
    name: ['东港智能装备检测中心', 'Donggang Testing Centre for Intelligent Equipment'],
    ...{ areas, fields: ['mechanical', 'electronics'], district: 'port', staff: 124, since: 2020 },
    headline: ['大尺寸三坐标与整机可靠性', 'Large coordinate measuring and reliability of whole machines'],
  },
  {
    name: ['东港口岸技术中心', 'Donggang Port Technical Centre'],
    ...{ areas, fields: ['materials', 'life_science'], district: 'bonded', staff: 158, since: 2020 },
    headline: ['进出口商品成分与重金属快检', 'Composition and heavy metals of imports and exports, quickly'],
  },
  {
    name: ['冷链装备检测分中心', 'Testing Branch for Cold-Chain Equipment'],
    ...{ areas, fields: ['environment', 'mechanical'], district: 'bonded', staff: 52, since: 2021 },
    headline: ['−70℃步入舱与整箱保温试验', 'Walk-in chambers to -70 °C and insulation of whole containers'],
  },
  {
    name: ['港机结构实验室', 'Laboratory of Port Machinery Structures'],
    ...{ areas, fields: ['mechanical', 'materials'], district: 'port', staff: 42, since: 2021 },
    headline: ['疲劳、残余应力与焊缝检测', 'Fatigue, residual stress and welds'],
  },
  {
    name: ['海洋工程水池', 'Ocean Engineering Basin'],
    ...{ areas, fields: ['environment', 'mechanical'], district: 'port', staff: 37, since: 2022 },
    headline: ['60米波浪水槽与拖曳试验', 'A 60-metre wave flume and towing tests'],
  },
  {
    name: ['绿色航运动力实验室', 'Green Shipping Power Laboratory'],
    ...{ areas, fields: ['environment', 'mechanical'], district: 'port', staff: 33, since: 2022 },
    headline: ['氨燃料与混合动力台架', 'Benches for ammonia fuel and hybrid drives'],
  },
  {
    name: ['智能网联测试场', 'Proving Ground for Connected Vehicles'],
    ...{ areas, fields: ['digital', 'electronics'], district: 'port', staff: 61, since: 2021 },
    headline: ['封闭道路与车路协同场景', 'Closed roads and vehicle-to-road scenarios'],
  },
  {
    name: ['东港电磁兼容实验室', 'Donggang EMC Laboratory'],
    ...{ areas, fields: ['electronics'], district: 'bay', staff: 29, since: 2021 },
    headline: ['十米法电波暗室，整改一起做', 'A ten-metre chamber, and help with the fixes'],
  },
  {
    name: ['生物医药公共实验平台', 'Shared Laboratory for Biomedicine'],
    ...{ areas, fields: ['life_science'], district: 'bay', staff: 73, since: 2020 },
    headline: ['质谱、测序与细胞平台按机时开放', 'Mass spectrometry, sequencing and cells by the hour'],
  },
  {
    name: ['食品与冷链安全检测所', 'Institute for Food and Cold-Chain Safety'],
    ...{ areas, fields: ['life_science', 'environment'], district: 'bonded', staff: 48, since: 2021 },
    headline: ['农残、兽残与微生物48小时报告', 'Residues and microbes, reported in 48 hours'],
  },
  {
    name: ['东港计量测试院', 'Donggang Institute of Metrology'],
    ...{ areas, fields: ['mechanical', 'electronics'], district: 'core', staff: 96, since: 2020 },
    headline: ['长度、力、温度校准，可上门', 'Length, force and temperature calibrated, on site too'],
  },
  {
    name: ['新材料中试服务中心', 'Pilot Service Centre for New Materials'],
    ...{ areas, fields: ['materials'], district: 'port', staff: 55, since: 2022 },
    headline: ['公斤级到吨级放大', 'Scale-up from a kilogram to a tonne'],
  },
  {
    name: ['半导体封测共享线', 'Shared Line for Chip Packaging and Test'],
    ...{ areas, fields: ['electronics', 'materials'], district: 'bay', staff: 68, since: 2022 },
    headline: ['小批量封装与失效分析', 'Small batches packaged, failures analysed'],
  },
  {
    name: ['东港大学分析测试中心', 'Analysis Centre of Donggang University'],
    ...{ areas, fields: ['materials', 'life_science'], district: 'core', staff: 64, since: 2020 },
    headline: ['校内大型仪器对企业同价开放', "The university's large instruments at one price for all"],
  },
  {
    name: ['无损检测工程中心', 'Engineering Centre for Nondestructive Testing'],
    ...{ areas, fields: ['mechanical'], district: 'port', staff: 40, since: 2021 },
    headline: ['相控阵、射线与工业CT', 'Phased array, radiography and industrial CT'],
  },
  {
    name: ['环境监测技术站', 'Environmental Monitoring Station'],
    ...{ areas, fields: ['environment'], district: 'core', staff: 35, since: 2021 },
    headline: ['水、气、噪声委托检测', 'Water, air and noise on request'],
  },
  {
    name: ['电池安全实验室', 'Battery Safety Laboratory'],
    ...{ areas, fields: ['electronics', 'environment'], district: 'port', staff: 31, since: 2023 },
    headline: ['挤压、针刺与热失控试验', 'Crush, nail and thermal runaway tests'],
  },
  {
    name: ['机器人检测与评定中心', 'Centre for Robot Testing and Assessment'],
    ...{ areas, fields: ['digital', 'mechanical'], district: 'bay', staff: 45, since: 2022 },
    headline: ['重复定位、协作安全与寿命', 'Repeatability, collaborative safety and life'],
  },
  {
    name: ['软件测评中心', 'Software Assessment Centre'],
    ...{ areas, fields: ['digital'], district: 'core', staff: 38, since: 2021 },
    headline: ['功能、性能与安全测评报告', 'Reports on function, performance and security'],
  },
  {
    name: ['超算与工业仿真中心', 'Centre for Computing and Industrial Simulation'],
    ...{ areas, fields: ['digital'], district: 'bay', staff: 27, since: 2022 },
    headline: ['算力按核时，工程师陪算', 'Core hours, with an engineer beside you'],
  },
  {
    name: ['增材制造开放工场', 'Open Workshop for Additive Manufacturing'],
    ...{ areas, fields: ['mechanical', 'materials'], district: 'bay', staff: 24, since: 2023 },
    headline: ['金属打印到热处理一站做完', 'From metal printing to heat treatment in one place'],
  },
  {
    name: ['医疗器械检验站', 'Medical Device Testing Station'],
    ...{ areas, fields: ['life_science', 'electronics'], district: 'bay', staff: 43, since: 2022 },
    headline: ['电气安全与生物相容性，注册检验咨询', 'Electrical safety and biocompatibility, advice on type tests'],
  },
  {
    name: ['包装与运输试验室', 'Packaging and Transport Laboratory'],
    ...{ areas, fields: ['mechanical', 'environment'], district: 'bonded', staff: 22, since: 2023 },
    headline: ['跌落、振动、堆码，按线路编谱', 'Drop, vibration and stacking by the profile of your route'],
  },
];
