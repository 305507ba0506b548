import { type Brand, brandPrimitives } from '../theme/brands/brand.ts';
import { TOKEN_PREFIX } from '../theme/tokens.ts';

export type { Brand };

/**
 * The stylesheet of a zone's own brand, which `<html data-brand="<name>">` wears: every colour of every theme follows
 * from it. Write it to a file when you build; ask `contrastFaults` first whether everything can be read.
 * @throws Error for a name that is no word of lower-case letters, digits and hyphens
 */
export const brandStyles = (brand: Brand): string => {
  if (!/^[a-z][a-z0-9-]*$/.test(brand.name))
    throw new Error(`brandStyles: "${brand.name}" is no name of a brand. Take lower-case letters, digits and hyphens.`);
  const lines = Object.entries(brandPrimitives(brand)).map(([name, value]) => `  --${TOKEN_PREFIX}-${name}: ${value};`);
  return `[data-brand="${brand.name}"] {\n${lines.join('\n')}\n}\n`;
};
