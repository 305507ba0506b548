/** Phrases of technology resources that speak of Donggang's port, and those of a zone among mountains. */
const mountainPhrases: readonly (readonly [text: string, phrase: string])[] = [
  // Institutions.
  ['东港口岸技术中心', '北山检验检疫技术中心'],
  ['Donggang Port Technical Centre', 'Beishan Inspection and Quarantine Centre'],
  ['东港港口集团装备公司', '北山索道集团装备公司'],
  ['Donggang Port Equipment', 'Beishan Ropeway Equipment'],
  ['东港智联港口科技', '北山智联物流科技'],
  ['Zhilian Port Technology', 'Zhilian Logistics Technology'],
  ['东港人才港', '北山人才谷'],
  ['Donggang Talent Port', 'Beishan Talent Valley'],
  ['东港海洋大学', '北山山地大学'],
  ['Donggang Ocean University', 'Beishan Mountain University'],
  ['滨海理工大学', '山前理工大学'],
  ['滨海医学院', '山前医学院'],
  ['滨海微电子研究所', '山前微电子研究所'],
  // Facilities.
  ['口岸快检集群', '食品快检集群'],
  ['Rapid testing cluster at the port', 'Rapid food-testing cluster'],
  ['港机结构足尺加载平台', '索道结构足尺加载平台'],
  ['Full-scale loading platform for port machinery', 'Full-scale loading platform for ropeways'],
  ['柴电混动与岸电切换', '柴电混动与储能切换'],
  ['Diesel-electric drives and shore power', 'Diesel-electric drives and storage'],
  ['港区集卡封闭测试场', '山区货车封闭测试场'],
  ['Closed proving ground for yard trucks', 'Closed proving ground for lorries on mountain roads'],
  // Instruments.
  ['港机钢结构', '起重钢结构'],
  ['港机大梁、船体分段', '起重机大梁、索道支架'],
  ['Girders and hull sections', 'Girders and ropeway towers'],
  ['岸桥主梁与低温钢', '起重机主梁与低温钢'],
  ['Welds of quay-crane girders', 'Welds of crane girders'],
  // Laboratories.
  ['港口装备结构安全', '起重装备结构安全'],
  ['Structural Safety of Port Equipment', 'Structural Safety of Lifting Equipment'],
  ['港机、疲劳', '起重机械、疲劳'],
  ['Port machinery', 'Lifting machinery'],
  ['岸桥主梁寿命评估', '桥式起重机主梁寿命评估'],
  ['Life of quay-crane girders', 'Life of bridge-crane girders'],
  ['港区场景库', '山区道路场景库'],
  ['Port scenarios', 'Mountain-road scenarios'],
  ['岸电与港口微电网', '储能与园区微电网'],
  ['Shore Power and Port Microgrids', 'Storage and Park Microgrids'],
  ['岸电、储能、调度', '光伏、储能、调度'],
  ['Shore power, storage', 'Solar power, storage'],
  ['岸电并网', '光伏并网'],
  ['多泊位岸电同时使用率', '多楼宇充电同时使用率'],
  ['Simultaneity of shore power at several berths', 'Simultaneity of charging at several buildings'],
  ['港区无线共存', '园区无线共存'],
  ['radio coexistence in ports', 'radio coexistence in business parks'],
  ['口岸检疫', '进境检疫'],
  ['Port Quarantine', 'Import Quarantine'],
  // Outcomes.
  ['港口与园区物流', '园区与山区物流'],
  ['Ports and park logistics', 'Park and mountain logistics'],
  ['港口作业船', '内河作业船'],
  ['Harbour craft', 'River craft'],
  ['港口机械', '起重机械'],
  ['口岸查验', '进境查验'],
  ['Inspection at ports', 'Inspection of imports'],
  ['港口集卡低速', '园区货车低速'],
  ['slow yard trucks', 'slow lorries in parks'],
  ['港区行人预警系统', '厂区行人预警系统'],
  ['Pedestrian warning for port areas', 'Pedestrian warning for factory yards'],
  ['港口岸电多泊位并联控制', '园区储能多机并联控制'],
  ['Parallel control of shore power at berths', 'Parallel control of storage units in parks'],
  ['岸桥主梁疲劳寿命', '桥式起重机主梁疲劳寿命'],
  ['Fatigue monitoring of quay-crane girders', 'Fatigue monitoring of bridge-crane girders'],
  ['港机钢丝绳', '索道钢丝绳'],
  ['Wire-break detection of crane ropes', 'Wire-break detection of ropeway cables'],
  ['港区5G专网', '园区5G专网'],
  ['Slicing of private 5G in ports', 'Slicing of private 5G in business parks'],
  ['口岸行李', '安检行李'],
  ['luggage at ports', 'luggage at checkpoints'],
  // Projects.
  ['自动化码头岸桥', '自动化立体库堆垛机'],
  ['automated quay cranes', 'automated stacker cranes'],
  ['口岸冷链食品', '进口冷链食品'],
  ['Temperature records of cold-chain food at the port', 'Temperature records of imported cold-chain food'],
  ['港区无人集卡', '园区无人货车'],
  ['Driverless yard trucks at scale', 'Driverless lorries in parks at scale'],
  ['港口机器人', '搬运机器人'],
  ['port robots', 'handling robots'],
  ['港口岸电与储能', '园区光伏与储能'],
  ['Shore power and storage microgrid', 'Solar power and storage microgrid'],
  ['港区5G与卫星', '山区5G与卫星'],
  ['Joint 5G and satellite radio in ports', 'Joint 5G and satellite radio in the mountains'],
  ['口岸生物安全', '进境生物安全'],
  ['biosafety at ports', 'biosafety of imports'],
];

const phrases: Readonly<Record<string, typeof mountainPhrases>> = { bsr: mountainPhrases };

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Replaces the phrases of a zone in one pass, however many there are; within a sentence they begin in lower case, too. */
export const zonePhrases = (variant: string): ((text: string) => string) => {
  const pairs = (phrases[variant] ?? []).flatMap(([text, phrase]) => [
    [text, phrase] as const,
    [lowerFirst(text), lowerFirst(phrase)] as const,
  ]);
  if (pairs.length === 0) return (text) => text;
  const replacements = new Map(pairs);
  // Longer phrases before those that they contain. None has a character of regular expressions.
  const longestFirst = [...replacements.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(longestFirst.join('|'), 'g');
  return (text) => text.replace(pattern, (found) => replacements.get(found) ?? found);
};
