import type { Words } from '../../../../api/src/modules/policy/matching/criterion-data.ts';
import type { Random } from '../random.ts';

const w = (zh: string, en: string): Words => ({ 'zh-CN': zh, en });

const names = [
  w('澄湾', 'Chengwan'),
  w('远礁', 'Yuanjiao'),
  w('霜序', 'Shuangxu'),
  w('礁石', 'Jiaoshi'),
  w('汀岸', 'Ting’an'),
  w('隼目', 'Sunmu'),
  w('港屿', 'Gangyu'),
  w('滨合', 'Binhe'),
  w('潮信', 'Chaoxin'),
  w('北泊', 'Beibo'),
  w('沐澜', 'Mulan'),
  w('青橹', 'Qinglu'),
  w('启帆', 'Qifan'),
  w('云栈', 'Yunzhan'),
  w('衡岬', 'Hengjia'),
  w('锦涛', 'Jintao'),
] as const;
const trades = [
  w('智能装备', 'Intelligent Equipment'),
  w('机器人', 'Robotics'),
  w('传感', 'Sensing'),
  w('冷链科技', 'Cold Chain'),
  w('新材料', 'Advanced Materials'),
  w('物联', 'IoT'),
  w('生物', 'Biotech'),
  w('海洋工程', 'Ocean Engineering'),
  w('电气', 'Electric'),
  w('光电', 'Photonics'),
  w('热控', 'Thermal Control'),
  w('软件', 'Software'),
] as const;

/** The enterprise of the demo's user. */
export const OWN = w('东港澜图智能装备有限公司', 'Donggang Lantu Intelligent Equipment Co., Ltd.');

export const enterprise = (random: Random): Words => {
  const name = random.pick(names);
  const trade = random.pick(trades);
  return w(`东港${name['zh-CN']}${trade['zh-CN']}有限公司`, `Donggang ${name.en} ${trade.en} Co., Ltd.`);
};

const objects = [
  w('−70℃深冷箱体角件断热结构', 'Thermal breaks for −70 °C container corners'),
  w('集卡低速感知模块', 'Low-speed perception for port trucks'),
  w('冷链运输在线振动监测终端', 'Vibration monitors for cold-chain transport'),
  w('水下焊接机器人密封关节', 'Sealed joints for underwater welding robots'),
  w('深冷阀门低温密封副', 'Low-temperature seals for cryogenic valves'),
  w('冷库群控节能控制器', 'Group controllers for cold stores'),
  w('岸电快接装置', 'Quick connectors for shore power'),
  w('船用冷媒泄漏激光检测仪', 'Laser detectors for marine refrigerant leaks'),
  w('深冷箱体用真空绝热板', 'Vacuum panels for deep-cold containers'),
  w('疫苗冷链蓄冷模块', 'Cold-storage modules for vaccines'),
  w('无人集卡远程接管平台', 'Remote take-over of driverless trucks'),
  w('港口起重机结构健康监测', 'Structural monitoring of port cranes'),
  w('保税检测样品追溯系统', 'Traceability of samples in bonded testing'),
  w('船舶压载水快速检测芯片', 'Rapid test chips for ballast water'),
  w('高盐雾环境防护涂层', 'Coatings against salt spray'),
  w('海上风电运维机器人', 'Maintenance robots for offshore wind'),
  w('细胞治疗产品温控箱', 'Temperature-controlled boxes for cell therapy'),
  w('跨境贸易单证智能审核', 'Document checks in cross-border trade'),
  w('智能仓储穿梭车', 'Shuttles for automated warehouses'),
  w('新能源港作机械换电站', 'Battery-swap stations for port machines'),
  w('高强铝合金冷凝器', 'High-strength aluminium condensers'),
  w('海产品质量光谱分选线', 'Spectral sorting lines for seafood'),
  w('港区数字孪生调度系统', 'Digital-twin dispatch for the port'),
  w('低温电池管理系统', 'Battery management at low temperatures'),
] as const;
const stages = [
  w('产业化', 'volume production'),
  w('研制', 'development'),
  w('中试', 'pilot production'),
  w('示范应用', 'demonstration'),
  w('关键技术攻关', 'key technology'),
] as const;

export const project = (random: Random): Words => {
  const object = random.pick(objects);
  const stage = random.pick(stages);
  return w(`${object['zh-CN']}${stage['zh-CN']}`, `${object.en}: ${stage.en}`);
};
