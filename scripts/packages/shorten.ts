import type { Contract } from './contract.types.ts';

/** Types of zod without their module, and those of plain values as these. */
const plainSchemas = (text: string): string =>
  text
    .replaceAll(/import\("zod\/(?:mini|v4\/core)"\)\.|\bz\.(?:core\.)?(?=Zod|\$)/g, '')
    .replaceAll(', $strip>', '>')
    .replaceAll(/ZodMini(?:String<(string)>|Number<(number)>|Boolean<(boolean)>)/g, '$1$2$3');

const SCHEMA = /^declare const (?:\w+): (ZodMini(?:Object|Enum)<.*>)$/;

/** Shorter than this, a type is easier to read than its name. */
const LONG = 40;

/** Long types that have a name: schema constants, and endpoints as members of their object. */
const namesOfTypes = (contract: Contract): Map<string, string> => {
  const names = new Map<string, string>();
  const add = (type: string, name: string) => {
    if (type.length >= LONG && !names.has(type)) names.set(type, `typeof ${name}`);
  };
  for (const declarations of Object.values(contract))
    for (const [name, declared] of Object.entries(declarations)) {
      if (typeof declared === 'string') add(SCHEMA.exec(declared)?.[1] ?? '', name);
      else if (name.endsWith('Endpoints'))
        for (const [member, type] of Object.entries(declared)) add(type, `${name}.${member}`);
    }
  return names;
};

const mapTexts = (contract: Contract, change: (text: string, own: string) => string): Contract =>
  Object.fromEntries(
    Object.entries(contract).map(([file, declarations]) => [
      file,
      Object.fromEntries(
        Object.entries(declarations).map(([name, declared]) => [
          name,
          typeof declared === 'string'
            ? change(declared, `typeof ${name}`)
            : Object.fromEntries(
                Object.entries(declared).map(([member, type]) => [member, change(type, `typeof ${name}.${member}`)]),
              ),
        ]),
      ),
    ]),
  );

/**
 * A contract in which TypeScript's inferred types name the schemas and endpoints that they repeat: it writes each schema out
 * wherever it is used, which makes megabytes of the client's.
 */
export const shortened = (contract: Contract): Contract => {
  const plain = mapTexts(contract, plainSchemas);
  // The longest first, as it contains others.
  const names = [...namesOfTypes(plain)].sort(([a], [b]) => b.length - a.length);
  return mapTexts(plain, (text, own) =>
    names.reduce(
      (rest, [type, name]) => (name === own || !rest.includes(type) ? rest : rest.replaceAll(type, name)),
      text,
    ),
  );
};
