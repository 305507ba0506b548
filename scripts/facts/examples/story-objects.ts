import {
  type Expression,
  isArrayLiteralExpression,
  isIdentifier,
  isMethodDeclaration,
  isObjectLiteralExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isSpreadAssignment,
  isVariableStatement,
  type ObjectLiteralExpression,
} from 'typescript/unstable/ast';
import { type Attribute, childText } from './attributes.ts';
import type { SourceModule } from './modules.ts';
import { print, type Scope, unwrapped } from './printer.ts';

/** A name of a module's top level, as an expression where it is one. */
export const initializerOf = ({ declarations }: SourceModule, name: string): Expression | null => {
  const statement = declarations.get(name);
  if (!statement || !isVariableStatement(statement)) return null;
  const declared = statement.declarationList.declarations.find(
    (each) => isIdentifier(each.name) && each.name.text === name,
  );
  return declared?.initializer ? unwrapped(declared.initializer) : null;
};

export const objectOf = (module: SourceModule, node: Expression | null | undefined): ObjectLiteralExpression | null => {
  const value = node && unwrapped(node);
  if (!value) return null;
  if (isObjectLiteralExpression(value)) return value;
  if (isIdentifier(value)) return objectOf(module, initializerOf(module, value.text));
  if (isPropertyAccessExpression(value)) {
    const owner = objectOf(module, value.expression);
    return objectOf(module, owner && propertyOf(module, owner, value.name.text));
  }
  return null;
};

/** A property of an object, through what it spreads. */
export const propertyOf = (module: SourceModule, object: ObjectLiteralExpression, name: string): Expression | null => {
  for (const property of [...object.properties].reverse()) {
    if (isPropertyAssignment(property) && property.name.getText() === name) return unwrapped(property.initializer);
    if (isSpreadAssignment(property)) {
      const spread = objectOf(module, property.expression);
      const value = spread && propertyOf(module, spread, name);
      if (value) return value;
    }
  }
  return null;
};

const KEY = /^(<[\w.]+) key="[^"]*"/;

/** A list of children is written as children, which need no keys. */
const argText = (name: string, value: Expression, scope: Scope): string =>
  name === 'children' && isArrayLiteralExpression(value)
    ? `<>${value.elements.map((each) => childText(print(each, scope)).replace(KEY, '$1')).join('\n')}</>`
    : print(value, scope);

/** The entries of an object of args, as props. */
export const attributesOf = (object: Expression | null, scope: Scope): Attribute[] => {
  const literal = objectOf(scope.module, object);
  if (!literal) return object ? [{ name: '...', text: print(object, scope) }] : [];
  return literal.properties.flatMap((property): Attribute[] => {
    if (isSpreadAssignment(property)) {
      const spreadObject = objectOf(scope.module, property.expression);
      return spreadObject
        ? attributesOf(spreadObject, scope)
        : [{ name: '...', text: print(property.expression, scope) }];
    }
    const name = property.name?.getText().replace(/^'(.*)'$/, '$1') ?? '';
    if (isPropertyAssignment(property)) return [{ name, text: argText(name, property.initializer, scope) }];
    if (isShorthandPropertyAssignment(property)) return [{ name, text: print(property.name, scope) }];
    if (isMethodDeclaration(property)) throw new Error(`write the method ${name} of its args as an arrow function`);
    return [];
  });
};
