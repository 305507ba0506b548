import type { Family } from './family.types.ts';
import { by, familiesOf, plain } from './make-family.ts';

const thermal = familiesOf('thermal_sealing', 49);
const fasteners = familiesOf('fasteners', 50);
const electrical = familiesOf('electrical', 51);
const sensors = familiesOf('sensors', 52);

const range = ['工作温度', 'Working temperature'] as const;
const material = ['材质', 'Material'] as const;
const life = ['保质期', 'Shelf life'] as const;

export const firstMallFamilies: readonly Family[] = [
  thermal(
    ['低温导热硅脂', 'Low-temperature thermal grease'],
    ['HX', 286, 'can', 12],
    'HX-60|HX-40|HX-80|HX-60P|HX-100|HX-25|HX-60S|HX-120',
    [
      by(['导热系数', 'Thermal conductivity'], '4.2 W/m·K', 'ASTM D5470'),
      [range, '−80 – 200 ℃', ['−60℃下不析油，1,000小时', 'No bleeding at -60 °C for 1,000 hours']],
      by(['击穿强度', 'Dielectric strength'], '8.5 kV/mm', 'GB/T 1408.1'),
      plain(life, '24个月 / 24 months'),
    ],
    ['can', 96, 128, 96],
    ['深冷设备与功率模块用，可丝网印刷。', 'For deep-cold equipment and power modules, can be screen printed.'],
  ),
  thermal(
    ['导热硅胶垫', 'Thermal pad'],
    ['TP', 68, 'sheet', 20],
    '0.5mm|1.0mm|1.5mm|2.0mm|2.5mm|3.0mm|4.0mm|5.0mm',
    [
      by(['导热系数', 'Thermal conductivity'], '3.0 W/m·K', 'ASTM D5470'),
      by(['阻燃', 'Flame rating'], 'V-0', 'UL 94'),
      plain(range, '−50 – 200 ℃'),
    ],
    ['plate', 200, 4, 400],
    ['200×400毫米整张，双面自粘。', 'Sheets of 200 × 400 mm, tacky on both sides.'],
  ),
  thermal(
    ['氟橡胶O形圈', 'FKM O-rings'],
    ['OR', 42, 'bag', 50],
    'φ10×1.9|φ16×2.4|φ20×2.4|φ25×3.1|φ32×3.1|φ40×3.5|φ50×3.5|φ63×5.3',
    [
      by(['硬度', 'Hardness'], '75 ± 5 Shore A', 'GB/T 531.1'),
      plain(range, '−20 – 200 ℃'),
      by(['尺寸', 'Dimensions'], 'G', 'GB/T 3452.1'),
    ],
    ['bag', 120, 160, 20],
    ['耐油耐高温，一包二十只。', 'Resists oil and heat, twenty in a bag.'],
  ),
  thermal(
    ['低温密封胶', 'Low-temperature sealant'],
    ['SL', 96, 'can', 24],
    '310mL 白|310mL 灰|310mL 黑|600mL 白|600mL 灰|600mL 黑|1L 灰|2.6L 灰',
    [
      by(['拉伸强度', 'Tensile strength'], '2.1 MPa', 'GB/T 528'),
      plain(range, '−60 – 150 ℃'),
      plain(['表干时间', 'Tack-free time'], '15 min'),
    ],
    ['can', 50, 215, 50],
    ['冷库板缝与舱体接缝用。', 'For joints of cold stores and chambers.'],
  ),
  thermal(
    ['石墨导热膜', 'Graphite sheet'],
    ['GF', 156, 'roll', 8],
    '17μm|25μm|40μm|50μm|70μm|100μm|130μm|200μm',
    [by(['面内导热', 'In-plane conductivity'], '1,500 W/m·K', 'ASTM E1461'), plain(['卷宽', 'Width'], '500 mm')],
    ['roll', 500, 120, 120],
    ['可模切，背胶可选。', 'Can be die-cut, adhesive on request.'],
  ),
  fasteners(
    ['A4-80六角头螺栓', 'A4-80 hexagon bolts'],
    ['HB', 38, 'box', 20],
    'M5×16|M6×20|M8×25|M8×40|M10×30|M10×50|M12×40|M16×60',
    [
      by(['强度', 'Strength'], 'A4-80', 'GB/T 3098.6'),
      by(['尺寸', 'Dimensions'], 'A', 'GB/T 5783'),
      plain(material, '06Cr17Ni12Mo2 (316)'),
    ],
    ['box', 120, 60, 90],
    ['海水环境用，按盒附材质单。', 'For sea water, with a material certificate in each box.'],
  ),
  fasteners(
    ['达克罗内六角螺钉', 'Zinc-flake socket screws'],
    ['SC', 29, 'box', 20],
    'M4×12|M5×16|M6×16|M6×25|M8×20|M8×30|M10×35|M12×50',
    [by(['强度', 'Strength'], '12.9', 'GB/T 3098.1'), by(['盐雾', 'Salt spray'], '720 h', 'GB/T 10125')],
    ['box', 110, 55, 85],
    ['设备装配用，无氢脆。', 'For machines, without hydrogen embrittlement.'],
  ),
  fasteners(
    ['不锈钢平垫圈', 'Stainless washers'],
    ['WS', 12, 'bag', 60],
    'M4|M5|M6|M8|M10|M12|M16|M20',
    [by(['尺寸', 'Dimensions'], 'A', 'GB/T 97.1'), plain(material, '304')],
    ['bag', 100, 140, 15],
    ['一包两百片。', 'Two hundred in a bag.'],
  ),
  fasteners(
    ['尼龙自锁螺母', 'Nylon insert nuts'],
    ['NL', 18, 'bag', 60],
    'M4|M5|M6|M8|M10|M12|M14|M16',
    [by(['力矩', 'Prevailing torque'], 'A2-70', 'GB/T 3098.9'), plain(material, '304')],
    ['bag', 100, 140, 20],
    ['振动部位防松。', 'Stays tight under vibration.'],
  ),
  fasteners(
    ['化学锚栓', 'Chemical anchors'],
    ['CA', 26, 'set', 30],
    'M8×110|M10×130|M12×160|M16×190|M20×260|M24×300|M27×330|M30×380',
    [by(['抗拉', 'Pull-out'], '38 kN', 'JG/T 340'), plain(['固化', 'Curing'], '40 min, 20 ℃')],
    ['part', 24, 300, 24],
    ['设备基础后锚固。', 'For anchoring machines in concrete.'],
  ),
  electrical(
    ['M12圆形连接器', 'M12 connectors'],
    ['MC', 46, 'piece', 50],
    '4芯A码直头|4芯A码弯头|5芯A码直头|5芯A码弯头|4芯D码直头|8芯A码直头|8芯X码直头|12芯A码直头',
    [by(['防护', 'Protection'], 'IP67', 'GB/T 4208'), by(['额定', 'Rating'], '4 A, 250 V', 'GB/T 5095')],
    ['part', 20, 52, 20],
    ['螺钉压接，现场可接线。', 'Screw terminals, wired on site.'],
  ),
  electrical(
    ['高柔拖链电缆', 'Drag-chain cable'],
    ['DC', 15, 'metre', 100],
    '2×0.5|4×0.5|6×0.5|4×0.75|7×0.75|4×1.5|5×2.5|4×4.0',
    [
      plain(['弯曲寿命', 'Bending life'], '10,000,000'),
      by(['阻燃', 'Flame rating'], 'FT1', 'GB/T 18380'),
      plain(range, '−40 – 80 ℃'),
    ],
    ['roll', 300, 120, 300],
    ['按米裁切，接头可代压。', 'Cut by the metre, ends crimped on request.'],
  ),
  electrical(
    ['导轨开关电源', 'DIN-rail power supplies'],
    ['PS', 218, 'piece', 12],
    '24V 2.5A|24V 5A|24V 10A|24V 20A|12V 5A|48V 2.5A|48V 5A|24V 40A',
    [
      plain(['效率', 'Efficiency'], '94%'),
      by(['安全', 'Safety'], 'GB 4943.1', 'GB 4943.1'),
      plain(range, '−25 – 70 ℃'),
    ],
    ['part', 40, 125, 115],
    ['满载不降额到五十五度。', 'Full load up to 55 °C.'],
  ),
  electrical(
    ['固态继电器', 'Solid-state relays'],
    ['SR', 74, 'piece', 40],
    '10A|25A|40A|60A|80A|100A|3×25A|3×40A',
    [plain(['控制电压', 'Control voltage'], '3 – 32 V DC'), by(['绝缘', 'Insulation'], '4 kV', 'GB/T 21711.1')],
    ['part', 45, 60, 25],
    ['过零触发，带状态灯。', 'Zero crossing, with a status lamp.'],
  ),
  electrical(
    ['弹簧接线端子', 'Spring terminals'],
    ['ST', 6, 'piece', 200],
    '1.5mm² 灰|2.5mm² 灰|2.5mm² 蓝|2.5mm² 黄绿|4mm² 灰|6mm² 灰|10mm² 灰|16mm² 灰',
    [by(['额定', 'Rating'], '24 A, 800 V', 'GB/T 14048.7'), by(['阻燃', 'Flame rating'], 'V-0', 'UL 94')],
    ['part', 5, 60, 36],
    ['免螺丝，抗振。', 'Without screws, resists vibration.'],
  ),
  sensors(
    ['压力变送器', 'Pressure transmitters'],
    ['PT', 560, 'piece', 10],
    '0–0.1MPa|0–0.25MPa|0–0.6MPa|0–1MPa|0–1.6MPa|0–4MPa|0–10MPa|0–40MPa',
    [
      plain(['精度', 'Accuracy'], '0.25% FS'),
      plain(['输出', 'Output'], '4 – 20 mA'),
      by(['防护', 'Protection'], 'IP67', 'GB/T 4208'),
    ],
    ['part', 27, 110, 27],
    ['带校准证书出厂。', 'Delivered with a calibration certificate.'],
  ),
  sensors(
    ['铂电阻温度传感器', 'Pt100 sensors'],
    ['RT', 128, 'piece', 30],
    'φ3×50|φ4×50|φ4×100|φ5×100|φ6×150|φ6×200|φ8×300|M8贴片',
    [by(['等级', 'Class'], 'A', 'GB/T 30121'), plain(range, '−200 – 350 ℃')],
    ['part', 6, 150, 6],
    ['三线制，−196℃可用。', 'Three wires, usable at -196 °C.'],
  ),
  sensors(
    ['振动传感器', 'Vibration sensors'],
    ['VS', 880, 'piece', 10],
    '10mV/g|50mV/g|100mV/g|500mV/g|4–20mA|RS485|IO-Link|LoRa',
    [plain(['频响', 'Frequency'], '0.5 – 10,000 Hz'), by(['防护', 'Protection'], 'IP68', 'GB/T 4208')],
    ['part', 22, 48, 22],
    ['港机、泵和风机状态监测。', 'For cranes, pumps and fans.'],
  ),
  sensors(
    ['温湿度记录仪', 'Temperature loggers'],
    ['TL', 96, 'piece', 40],
    'USB单次|USB多次|蓝牙|NB-IoT|−80℃探头|干冰专用|液氮专用|三轴冲击',
    [by(['精度', 'Accuracy'], '±0.3 ℃', 'GB/T 34399'), plain(['记录', 'Records'], '32,000')],
    ['part', 58, 96, 16],
    ['冷链运输随箱，数据可追溯。', 'Travels with the box, traceable.'],
  ),
  sensors(
    ['电磁流量计', 'Electromagnetic flowmeters'],
    ['FM', 2_600, 'piece', 2],
    'DN15|DN25|DN40|DN50|DN80|DN100|DN150|DN200',
    [plain(['精度', 'Accuracy'], '0.5%'), by(['防护', 'Protection'], 'IP68', 'GB/T 4208')],
    ['part', 200, 260, 120],
    ['衬里可选，可浸没。', 'Choice of liners, can be submerged.'],
  ),
];
