import { randomOf } from '../policy/random.ts';
import type { ScenePlan } from './panoramas.ts';

/** An equirectangular sheet: yaw across, pitch down. */
const [WIDTH, HEIGHT, HORIZON] = [2048, 1024, 520] as const;
/** What a flat picture shows of the sheet: some 107° by 60°. */
const [FLAT_WIDTH, FLAT_HEIGHT] = [608, 342] as const;

// Colours of the zone; another zone's words replace them.
const [INK, DEEP, NEAR, MID, FAR, SKY, LIGHT, SIGNAL] = [
  ...['#051c37', '#004781', '#025d9f', '#3794dc', '#91cbf9', '#d3ecfe'],
  ...['#f4fbff', '#f58a1f'],
] as [string, string, string, string, string, string, string, string];

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}" fill="none"/>`;

/** Joints of a floor or ceiling, which run together below and above the middle of the sheet. */
const joints = (from: number, to: number, colour: string): string =>
  range(33)
    .map((index) => line(`M${index * 64} ${from}L${1024 + (index * 64 - 1024) * 2.6} ${to}`, colour, 3))
    .join('');

const openAir = (seed: number): string => {
  const random = randomOf(seed);
  const houses = range(26).map((index) => {
    const [x, height, width] = [index * 80, random.int(70, 210), random.int(56, 78)];
    const windows = range(Math.floor(height / 26)).map((row) =>
      line(`M${x + 10} ${HORIZON - height + 18 + row * 24}h${width - 20}`, row % 3 === 1 ? LIGHT : FAR, 7),
    );
    return rect(x, HORIZON - height, width, height, index % 3 === 0 ? DEEP : NEAR) + windows.join('');
  });
  return (
    rect(0, 0, WIDTH, HORIZON, SKY) +
    rect(0, 0, WIDTH, 230, FAR) +
    houses.join('') +
    rect(0, HORIZON, WIDTH, HEIGHT - HORIZON, LIGHT) +
    rect(0, HORIZON, WIDTH, 26, MID) +
    joints(HORIZON + 26, HEIGHT, FAR) +
    range(12)
      .map((index) => rect(index * 172 + 40, HORIZON - 34, 12, 60, INK))
      .join('')
  );
};

const office = (seed: number): string => {
  const random = randomOf(seed);
  const panes = range(16).map((index) => {
    const x = index * 128 + 10;
    const tower = random.int(30, 110);
    return rect(x, 330, 108, 210, SKY) + rect(x + 24, 540 - tower, 44, tower, FAR);
  });
  const desks = range(10).map((index) => {
    const x = index * 205 + random.int(10, 40);
    return (
      rect(x, 610, 150, 16, DEEP) +
      rect(x + 10, 626, 10, 74, INK) +
      rect(x + 130, 626, 10, 74, INK) +
      rect(x + 46, 556, 62, 44, INK)
    );
  });
  return (
    rect(0, 0, WIDTH, 330, LIGHT) +
    joints(330, 0, SKY) +
    range(8)
      .map((index) => rect(index * 256 + 70, 200, 120, 16, MID))
      .join('') +
    rect(0, 330, WIDTH, 240, NEAR) +
    panes.join('') +
    rect(0, 570, WIDTH, HEIGHT - 570, FAR) +
    joints(570, HEIGHT, MID) +
    desks.join('')
  );
};

const hall = (seed: number): string => {
  const random = randomOf(seed);
  const columns = range(9).map((index) => rect(index * 228 + 60, 210, 44, 430, index % 2 === 0 ? DEEP : NEAR));
  const doors = range(6).map((index) => {
    const x = index * 342 + 150 + random.int(0, 40);
    return rect(x, 410, 130, 200, MID) + line(`M${x + 65} 410v200`, LIGHT, 4);
  });
  return (
    rect(0, 0, WIDTH, 250, SKY) +
    joints(250, 0, FAR) +
    rect(0, 250, WIDTH, 370, LIGHT) +
    doors.join('') +
    columns.join('') +
    rect(0, 620, WIDTH, HEIGHT - 620, FAR) +
    joints(620, HEIGHT, SKY) +
    rect(905, 560, 240, 76, DEEP) +
    rect(905, 552, 240, 10, SIGNAL)
  );
};

const drawings = { open_air: openAir, office, hall } as const;

/** The whole sheet as SVG. */
export const equirectangular = (view: ScenePlan['view'], seed: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${drawings[view](seed)}</svg>`;

/** What is seen ahead, 16:9. */
export const flatPicture = (view: ScenePlan['view'], seed: number, yaw: number): string => {
  const middle = WIDTH / 2 + (yaw / 360) * WIDTH;
  const x = Math.min(WIDTH - FLAT_WIDTH, Math.max(0, Math.round(middle - FLAT_WIDTH / 2)));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="${x} ${HORIZON - FLAT_HEIGHT / 2} ${FLAT_WIDTH} ${FLAT_HEIGHT}">${drawings[view](seed)}</svg>`;
};
