import { type Handler, utils } from 'react-docgen';

type NodePath = ReturnType<typeof utils.getTypeFromReactComponent>[number];

type Visit = (name: string, type: string, property: NodePath) => void;

const eachProperty = (documentation: Parameters<Handler>[0], type: NodePath, visit: Visit) =>
  utils.applyToTypeProperties(
    documentation,
    type,
    (property) => {
      const name = utils.getPropertyName(property as Parameters<typeof utils.getPropertyName>[0]);
      const annotation = utils.getTypeAnnotation(property);
      if (name && annotation) visit(name, utils.printValue(annotation), property);
    },
    null,
  );

/** What react-docgen has no words for, as it is written: `readonly Option[]`, which it calls 'unknown', a template, 'literal'. */
export const asWritten: Handler = (documentation, component) => {
  for (const type of utils.getTypeFromReactComponent(component)) {
    eachProperty(documentation, type, (name, written) => {
      const described = documentation.getPropDescriptor(name);
      if (['unknown', 'literal'].includes(described.tsType?.name ?? '')) described.tsType = { name: written };
    });
  }
};

/** `Single` and `Range` of `Common & (Single | Range)`. */
function alternativesOf(type: NodePath): NodePath[][] {
  if (type.isTSUnionType()) return [type.get('types')];
  if (type.isTSIntersectionType()) return type.get('types').flatMap(alternativesOf);
  if (type.isTSParenthesizedType()) return alternativesOf(type.get('typeAnnotation'));
  const resolved = utils.resolveGenericTypeAnnotation(type);
  return resolved ? alternativesOf(resolved) : [];
}

const joined = (types: ReadonlySet<string>): string => {
  if (types.size === 1) return [...types].join();
  if (types.size === 2 && types.has('true') && types.has('false')) return 'boolean';
  return [...types].map((type) => (type.includes('=>') ? `(${type})` : type)).join(' | ');
};

/** Props that a component takes one set or another of, which react-docgen leaves out; required where every set asks for it. */
export const ofEitherSet: Handler = (documentation, component) => {
  for (const sets of utils.getTypeFromReactComponent(component).flatMap(alternativesOf)) {
    const written = new Map<string, { types: Set<string>; required: number }>();
    for (const set of sets) {
      eachProperty(documentation, set, (name, type, property) => {
        if (type === 'never') return;
        const { types, required } = written.get(name) ?? { types: new Set(), required: 0 };
        const optional = property.isTSPropertySignature() && property.node.optional === true;
        written.set(name, { types: types.add(type.replace(/^\| /, '')), required: required + (optional ? 0 : 1) });
        utils.setPropDescription(documentation, property as Parameters<typeof utils.setPropDescription>[1]);
      });
    }
    for (const [name, { types, required }] of written) {
      const described = documentation.getPropDescriptor(name);
      described.tsType = { name: joined(types) };
      described.required = required === sets.length;
    }
  }
};
