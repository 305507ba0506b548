import { contours, random } from '../file/chart.ts';

const SIDE = 320;
const CLOTHES = ['#004781', '#025d9f', '#3f5a73', '#2f6f7e', '#5a4f7a', '#6b4d3a'];
const SKIN = ['#f3d3b8', '#e9c09c', '#d9a982', '#f0cbb0'];
const HAIR = ['#1d1d22', '#2b211c', '#4a4a50', '#8d8d92'];

/** A drawn portrait before a chart: of no real person, and the same one for the same seed. */
export const portrait = (seed: string): string => {
  const next = random(`portrait ${seed}`);
  const pick = (from: readonly string[]) => from[Math.floor(next() * from.length)] ?? from[0] ?? '';
  const [clothes, skin, hair] = [pick(CLOTHES), pick(SKIN), pick(HAIR)];
  const width = 44 + next() * 8;
  const isLong = next() < 0.45;
  const hasGlasses = next() < 0.4;
  const part = next() < 0.5 ? -1 : 1;
  const head = `<ellipse cx="160" cy="136" rx="${width.toFixed(1)}" ry="58" fill="${skin}"/>`;
  const neck = `<path d="M138 178h44v44q-22 20-44 0z" fill="${skin}"/>`;
  const back = isLong
    ? `<path d="M${(154 - width).toFixed(1)} 128q0-64 ${(width + 6).toFixed(1)}-64t${(width + 6).toFixed(1)} 64v84h-${(2 * width + 12).toFixed(1)}z" fill="${hair}"/>`
    : '';
  const fringe = `<path d="M${(158 - width).toFixed(1)} 130q-4-66 ${(width + 2).toFixed(1)}-66t${(width + 2).toFixed(1)} 66q-8-30-${(width * 0.8).toFixed(1)}-${(34 + part * 6).toFixed(1)}q-${(width * 0.9).toFixed(1)} ${(12 - part * 8).toFixed(1)}-${(width * 1.2).toFixed(1)} ${(34 + part * 6).toFixed(1)}z" fill="${hair}"/>`;
  const eyes = [-20, 20].map((x) => `<circle cx="${160 + x}" cy="142" r="4" fill="#1d1d22"/>`).join('');
  const glasses = hasGlasses
    ? `<path d="M126 142a14 12 0 1 0 28 0a14 12 0 1 0-28 0M166 142a14 12 0 1 0 28 0a14 12 0 1 0-28 0M154 140h12" fill="none" stroke="#33415a" stroke-width="3"/>`
    : '';
  const mouth = `<path d="M144 172q16 ${(8 + next() * 8).toFixed(1)} 32 0" fill="none" stroke="#a8594a" stroke-width="4" stroke-linecap="round"/>`;
  const body = `<path d="M44 320q8-92 92-104l24 26 24-26q84 12 92 104z" fill="${clothes}"/>`;
  const collar = '<path d="M136 216l24 28 24-28 10 6-34 46-34-46z" fill="#fff"/>';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">` +
    `<style>.ln{fill:none;stroke:#91cbf9;stroke-width:2}</style><rect width="${SIDE}" height="${SIDE}" fill="#e7f5ff"/>` +
    `${contours(`portrait ${seed}`, SIDE, SIDE, 16)}${back}${neck}${body}${collar}${head}${fringe}${eyes}${glasses}${mouth}</svg>`
  );
};
