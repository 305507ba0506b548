import type { Field } from './contour.ts';

/** Hills and a slope, from random numbers. */
export const seabed = (random: () => number, width: number, height: number, count = 5): Field => {
  const angle = random() * 6.28;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const hills = Array.from({ length: count }, () => ({
    x: random() * width,
    y: random() * height,
    spread: (0.16 + random() * 0.28) * width,
    rise: 0.5 + random() * 0.8,
  }));
  return (x, y) =>
    hills.reduce(
      (sum, hill) => sum + hill.rise * Math.exp(-((x - hill.x) ** 2 + (y - hill.y) ** 2) / hill.spread ** 2),
      0.75 * ((x / width - 0.5) * cos + (y / height - 0.5) * sin),
    );
};

/** The value that a share of the picture lies below: levels by share fill every picture alike. */
export const levelsOf = (field: Field, width: number, height: number, step: number): ((share: number) => number) => {
  const values: number[] = [];
  for (let y = 0; y <= height; y += step) for (let x = 0; x <= width; x += step) values.push(field(x, y));
  values.sort((a, b) => a - b);
  return (share) => values[Math.floor(share * (values.length - 1))] ?? 0;
};
