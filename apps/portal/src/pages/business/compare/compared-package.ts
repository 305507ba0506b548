/** The package by which a service is compared: the one that most enterprises take, or else the middle one. */
export const comparedPackage = <P extends { recommended: boolean }>(packages: readonly P[]): P | null =>
  packages.find(({ recommended }) => recommended) ?? packages[Math.floor((packages.length - 1) / 2)] ?? null;
