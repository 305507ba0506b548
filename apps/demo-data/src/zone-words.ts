import { zonePhrases } from './zone-phrases.ts';

/** Puts a zone's own names and colours into the texts of plain rows; returns a copy, functions and numbers as they are. */
export type ZoneWords = <Value>(value: Value) => Value;

/** What the demo data name in Donggang, longer names before those that they contain, and the name in the zone. */
const names: Readonly<Record<string, readonly (readonly [text: RegExp, name: string])[]>> = {
  bsr: [
    // The real district that lends the invented zone its place in the region picker; the number with its check character.
    [/^东港区$/g, '京口区'],
    [/日照市/g, '镇江市'],
    [/山东省/g, '江苏省'],
    [/^371102$/g, '321102'],
    [/^371100$/g, '321100'],
    [/^370000$/g, '320000'],
    [/^91371102M000200Y26$/g, '91321102M000200Y2H'],
    // Where the parks lie, in degrees.
    [/^121\.635 38\.909$/g, '119.461 32.198'],
    // Parks by the sea.
    [/综保区三期/g, '云岭产业园三期'],
    [/Bonded Zone Phase III/g, 'Yunling Industrial Park Phase III'],
    [/科创湾/g, '科创谷'],
    [/Innovation Bay/g, 'Innovation Valley'],
    [/临港智造园/g, '山前智造园'],
    [/Harbourside Smart Manufacturing Park/g, 'Foothill Smart Manufacturing Park'],
    [/深蓝冷链港/g, '雪岭冷链园'],
    [/Deep Blue Cold-Chain Port/g, 'Snow Ridge Cold-Chain Park'],
    // Providers and warehouses by the sea.
    [/综保区一号仓/g, '云岭一号仓'],
    [/Bonded Zone Warehouse 1/g, 'Yunling Warehouse 1'],
    [/临港二号仓/g, '山前二号仓'],
    [/Harbourside Warehouse 2/g, 'Foothill Warehouse 2'],
    [/海洋材料研究院/g, '山地材料研究院'],
    [/Institute of Marine Materials/g, 'Institute of Mountain Materials'],
    [/港机结构实验室/g, '索道结构实验室'],
    [/Laboratory of Port Machinery Structures/g, 'Laboratory of Ropeway Structures'],
    [/海洋工程水池/g, '坡道工程试验场'],
    [/Ocean Engineering Basin/g, 'Slope Engineering Ground'],
    [/60米波浪水槽与拖曳试验/g, '60米变坡道与牵引试验'],
    [/A 60-metre wave flume and towing tests/g, 'A 60-metre tilting slope and traction tests'],
    [/绿色航运动力实验室/g, '山地清洁动力实验室'],
    [/Green Shipping Power Laboratory/g, 'Mountain Clean Power Laboratory'],
    [/港湾登记代理/g, '云湾登记代理'],
    [/Harbour Bay Registration Agency/g, 'Cloud Bay Registration Agency'],
    [/海关监管查验场地/g, '检验检疫查验场地'],
    [/Customs inspects on site/g, 'Goods are inspected on site'],
    [/邮轮港城/g, '山泉新城'],
    [/Cruise Harbour City/g, 'Springs New City'],
    [/Harbour Road/g, 'Yunlu Road'],
    [/港口(?=\d{1,2}月作业计划)/g, '货运'],
    // Lenders by the sea.
    [/滨海农商银行/g, '山前农商银行'],
    [/Binhai Rural/g, 'Shanqian Rural'],
    [/滨海(?=[知科专设订应跨出厂银绿])/g, '山前'],
    [/Binhai(?= \w)/g, 'Shanqian'],
    [/海岸商业银行/g, '山城商业银行'],
    [/Coast Commercial/g, 'Hill City Commercial'],
    [/海岸(?=[知科专设订应跨出厂银绿])/g, '山城'],
    [/Coast (?=\w+ )/g, 'Hill City '],
    [/联港(?=商业保理|应收|国际)/g, '联山'],
    [/Liangang/g, 'Lianshan'],
    // Incubators and carriers by the sea.
    [/锚地众创/g, '云台众创'],
    [/Anchorage Maker Space/g, 'Yuntai Maker Space'],
    [/湾里创客空间/g, '谷里创客空间'],
    [/Bayside Makers/g, 'Valley Makers'],
    [/深蓝冷链中试基地/g, '雪岭冷链中试基地'],
    [/Deep Blue Cold-Chain Pilot Base/g, 'Snow Ridge Cold-Chain Pilot Base'],
    [/船舶与海工研究院/g, '山地装备研究院'],
    [/Institute of Ships and Offshore Engineering/g, 'Institute of Mountain Equipment'],
    [/水池试验预约排期，入级咨询免费/g, '坡道试验预约排期，认证咨询免费'],
    [
      /Tank tests by appointment, free advice on classification/g,
      'Slope tests by appointment, free advice on certification',
    ],
    [/海外仓试单免仓租，通关专员驻场/g, '境外仓试单免仓租，通关专员驻场'],
    [/潮声(?=[\p{Script=Han}])/gu, '松声'],
    [/Tidal (?=\w)/g, 'Songsheng '],
    [/港口大道/g, '云岭大道'],
    [/海关路(?= ?[\d一]+ ?号)/g, '云岭大道'],
    [/18 Haiguan Road/g, '18 Yunling Avenue'],
    [/海关路|海港路/g, '云麓路'],
    [/Haiguan Road/g, 'Yunlu Road'],
    [/港口银行/g, '山城银行'],
    [/银行港口支行/g, '银行云岭支行'],
    [/donggang-ftz\.example/g, 'beishan-services.example'],
    [/管委会大楼/g, '区政府大楼'],
    [/Harbour Avenue/g, 'Yunling Avenue'],
    [/东港市东港区/g, '北山市'],
    [/(东港)?(自贸区|自由贸易区)(管委会|管理委员会)(?=[\p{Script=Han}]{2,6}局)/gu, '北山区'],
    [/(东港)?(自贸区|自由贸易区)(管委会|管理委员会)/g, '北山区人民政府'],
    [/东港(自贸区|自由贸易区|区)/g, '北山区'],
    [/自贸区(?!域)/g, '北山区'],
    [/东自贸(?=[科财商人]〔)/g, '北区'],
    [/东自贸规(?=〔)/g, '北政规'],
    [/东(?=(政发|科发|工信|商发|财字|人才|知发|市监|交发|关综)〔)/g, '北'],
    [/东港/g, '北山'],
    [
      /(Administration|Administrative Committee) of (the |Donggang )?(Free Trade Zone|FTZ)/g,
      'Beishan District Government',
    ],
    [/(the )?(Donggang )?(Free Trade Zone|FTZ)/g, 'Beishan District'],
    [/Dong Zi Mao Gui(?= \[)/g, 'Bei Zheng Gui'],
    [/Dong Zi Mao(?= \w+ \[)/g, 'Bei Qu'],
    [/\bDong(?= \w+( \w+)? \[)/g, 'Bei'],
    [/Donggang/g, 'Beishan'],
    // Colours of the drawings, from blue to the zone's green and from amber to its coral.
    [/#f4fbff/gi, '#f4fbf7'],
    [/#e7f5ff/gi, '#e9f6ef'],
    [/#e7f0f7/gi, '#e9f6ef'],
    [/#d3ecfe/gi, '#d3ecdf'],
    [/#b5dfff/gi, '#b9e0cb'],
    [/#91cbf9/gi, '#93cdb0'],
    [/#66b2ef/gi, '#6dbb93'],
    [/#3794dc/gi, '#3fa074'],
    [/#(0071c1|0f77c4)/gi, '#1b7f57'],
    [/#025d9f/gi, '#146847'],
    [/#004781/gi, '#0c4f36'],
    [/#051c37/gi, '#0a2a1e'],
    [/#(f58a1f|f5a623)/gi, '#ef7460'],
  ],
};

/** `variant` is that of the portal which shows the data; a zone without names of its own shows Donggang's. */
export const zoneWords = (variant: string): ZoneWords => {
  const replacements = names[variant];
  if (!replacements) return (value) => value;
  const inPhrases = zonePhrases(variant);
  const replaced = (value: unknown): unknown => {
    if (typeof value === 'string')
      return replacements.reduce((text, [from, name]) => text.replace(from, name), inPhrases(value));
    if (Array.isArray(value)) return value.map(replaced);
    if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, replaced(entry)]));
  };
  // The shape stays; only characters of strings change.
  return <Value>(value: Value) => replaced(value) as Value;
};
