import {
  type ArrowFunction,
  type Expression,
  type FunctionDeclaration,
  type FunctionExpression,
  isArrowFunction,
  isBlock,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isJsxSelfClosingElement,
  isObjectBindingPattern,
  isReturnStatement,
  type Node,
} from 'typescript/unstable/ast';
import { type Attribute, elementText, lastOfEach } from './attributes.ts';
import type { SourceModule } from './modules.ts';
import { print, printAttribute, type Scope, unwrapped } from './printer.ts';
import { initializerOf } from './story-objects.ts';

/** A component or the `render` of a story. */
export type Renderer = ArrowFunction | FunctionExpression | FunctionDeclaration;

export const rendererOf = (module: SourceModule, node: Expression | null): Renderer | null => {
  if (!node) return null;
  if (isArrowFunction(node) || isFunctionExpression(node)) return node;
  if (!isIdentifier(node)) return null;
  const statement = module.declarations.get(node.text);
  if (statement && isFunctionDeclaration(statement)) return statement;
  return rendererOf(module, initializerOf(module, node.text));
};

/** A renderer's parameter with what it is given, or null where it is no pattern that can be followed. */
const scopeOf = (renderer: Renderer, attributes: readonly Attribute[], scope: Scope): Scope | null => {
  const [parameter, ...others] = renderer.parameters;
  if (!parameter) return scope;
  if (others.length > 0 || renderer.typeParameters) return null;
  if (isIdentifier(parameter.name)) return { ...scope, props: new Map([[parameter.name.text, attributes]]) };
  if (!isObjectBindingPattern(parameter.name)) return null;
  const values = new Map<string, string>();
  const props = new Map<string, readonly Attribute[]>();
  const named = new Set<string>();
  for (const { name, propertyName, dotDotDotToken, initializer } of parameter.name.elements) {
    if (!name || !isIdentifier(name)) return null;
    if (dotDotDotToken) {
      props.set(
        name.text,
        attributes.filter((each) => !named.has(each.name)),
      );
      continue;
    }
    const prop = propertyName?.getText() ?? name.text;
    named.add(prop);
    const attribute = lastOfEach(attributes).find((each) => each.name === prop);
    values.set(name.text, attribute?.text ?? (initializer ? print(initializer, scope) : 'undefined'));
  }
  return { ...scope, values, props };
};

/** Whether a prop becomes the first value of a state, whose type would be narrower than the prop's. */
const startsState = (renderer: Renderer, scope: Scope): boolean =>
  [...scope.values.keys(), ...scope.props.keys()].some((name) =>
    new RegExp(`\\buse(State|Reducer|Ref)\\([^)]*\\b${name}\\b`).test(renderer.getText()),
  );

/** The body of a component of the story's own with its props put in; null where it stays a component. */
const ownBody = (tag: Node, attributes: readonly Attribute[], scope: Scope): string | null => {
  const renderer = isIdentifier(tag) ? rendererOf(scope.module, tag) : null;
  if (!renderer) return null;
  const inner = scopeOf(renderer, attributes, scope);
  return inner && !startsState(renderer, inner) ? printBody(renderer, inner) : null;
};

const printBody = ({ body }: Renderer, scope: Scope): string => {
  if (!body) throw new Error('its render has no body');
  const [first, ...others] = isBlock(body) ? body.statements : [];
  const returned = first && isReturnStatement(first) && others.length === 0 ? first.expression : null;
  if (isBlock(body) && !returned) return print(body, scope);
  const root = unwrapped(returned ?? (body as Expression));
  if (!isJsxSelfClosingElement(root)) return print(root, scope);
  const attributes = root.attributes.properties.flatMap((each) => printAttribute(each, scope));
  return ownBody(root.tagName, attributes, scope) ?? print(root, scope);
};

/** The body of a function without parameters that renders the same: a block, or an expression. */
export const bodyOf = (renderer: Renderer, attributes: readonly Attribute[], scope: Scope): string => {
  const inner = scopeOf(renderer, attributes, scope);
  if (!inner) throw new Error('its render takes more than its args');
  return printBody(renderer, inner);
};

/** The body that renders a component with props. */
export const elementBody = (component: Expression, attributes: readonly Attribute[], scope: Scope): string =>
  ownBody(component, attributes, scope) ?? elementText(print(component, scope), attributes);
