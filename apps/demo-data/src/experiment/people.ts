import type { Random } from '../policy/random.ts';
import type { Words } from './said.types.ts';

const surnames: readonly [Words, ...Words[]] = [
  ['苏', 'Su'],
  ['陆', 'Lu'],
  ['温', 'Wen'],
  ['秦', 'Qin'],
  ['贺', 'He'],
  ['乔', 'Qiao'],
  ['纪', 'Ji'],
  ['骆', 'Luo'],
  ['岳', 'Yue'],
  ['柯', 'Ke'],
  ['霍', 'Huo'],
  ['阮', 'Ruan'],
];
const given: readonly [Words, ...Words[]] = [
  ['岑', 'Cen'],
  ['知夏', 'Zhixia'],
  ['云帆', 'Yunfan'],
  ['景行', 'Jingxing'],
  ['若川', 'Ruochuan'],
  ['一诺', 'Yinuo'],
  ['沐阳', 'Muyang'],
  ['星野', 'Xingye'],
  ['砚秋', 'Yanqiu'],
  ['行舟', 'Xingzhou'],
  ['听雨', 'Tingyu'],
  ['怀瑾', 'Huaijin'],
];

/** An invented person. */
export const personOf = (random: Random): { zh: string; en: string } => {
  const [surname, surnameEn] = random.pick(surnames);
  const [name, nameEn] = random.pick(given);
  return { zh: surname + name, en: `${nameEn} ${surnameEn}` };
};

/** A number of the zone's switchboard. */
export const phoneOf = (random: Random): string => `0633-20264${String(random.int(0, 99)).padStart(2, '0')}`;
