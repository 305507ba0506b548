/** A prop of an element: its name, and the text of its expression. */
export interface Attribute {
  name: string;
  text: string;
}

/** Kinds of expressions that need no parentheses in any position. */
const SIMPLE = /^(?:[\w.]+|'[^']*')$/;
export const inParentheses = (text: string): string => (SIMPLE.test(text) ? text : `(${text})`);

const PLAIN_STRING = /^'([^'\\&{}<>"]*)'$/;

const attributeText = ({ name, text }: Attribute): string => {
  if (text === 'true') return name;
  const plain = PLAIN_STRING.exec(text)?.[1];
  return plain === undefined ? `${name}={${text}}` : `${name}="${plain}"`;
};

/** An expression as a child of an element; a fragment gives its own. */
export const childText = (text: string): string => {
  const inner = /^\(\s*(<.*>)\s*\)$/s.exec(text)?.[1] ?? /^<>(.*)<\/>$/s.exec(text)?.[1];
  if (inner !== undefined) return childText(inner);
  if (/^\d+$/.test(text)) return text;
  if (text === 'undefined' || text === 'null') return '';
  const plain = PLAIN_STRING.exec(text)?.[1];
  if (plain?.trim() === plain && plain) return plain;
  return text.startsWith('<') ? text : `{${text}}`;
};

/** The last of each name, as React takes it; what is undefined is left out. */
export const lastOfEach = (attributes: readonly Attribute[]): Attribute[] => {
  const byName = new Map<string, Attribute>();
  for (const attribute of attributes) {
    const key = attribute.name === '...' ? `...${attribute.text}` : attribute.name;
    byName.delete(key);
    byName.set(key, attribute);
  }
  return [...byName.values()].filter(({ text }) => text !== 'undefined');
};

/** An element of a tag with props, `children` among them. */
export const elementText = (tag: string, attributes: readonly Attribute[], children?: string): string => {
  const all = lastOfEach(attributes);
  const own = all.filter(({ name }) => name !== 'children');
  const opening = [tag, ...own.map((each) => (each.name === '...' ? `{...${each.text}}` : attributeText(each)))].join(
    ' ',
  );
  const attribute = all.find(({ name }) => name === 'children');
  const inner = children ?? (attribute && childText(attribute.text));
  const name = tag.replace(/<.*/s, '');
  return inner ? `<${opening}>${inner}</${name}>` : `<${opening} />`;
};

/** Props as an object. */
export const objectText = (attributes: readonly Attribute[]): string =>
  `{ ${lastOfEach(attributes)
    .map(({ name, text }) => `${/^[\w$]+$/.test(name) ? name : `'${name}'`}: ${text}`)
    .join(', ')} }`;
