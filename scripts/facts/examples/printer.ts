import {
  type Expression,
  isArrowFunction,
  isAsExpression,
  isBinaryExpression,
  isBindingElement,
  isCallExpression,
  isConditionalExpression,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isImportSpecifier,
  isJsxAttribute,
  isJsxAttributes,
  isJsxElement,
  isJsxExpression,
  isJsxSelfClosingElement,
  isJsxSpreadAttribute,
  isJsxText,
  isParameterDeclaration,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isPropertySignatureDeclaration,
  isSatisfiesExpression,
  isShorthandPropertyAssignment,
  isSpreadAssignment,
  type JsxAttributeLike,
  type Node,
  SyntaxKind,
} from 'typescript/unstable/ast';
import { type Attribute, childText, elementText, inParentheses, objectText } from './attributes.ts';
import { boundNames, type SourceModule } from './modules.ts';

/** Meaning of the names in a piece of source. */
export interface Scope {
  module: SourceModule;
  /** The text of an expression, by the parameter that it is given for. */
  values: ReadonlyMap<string, string>;
  /** Props, by the parameter that they are given for: `args`. */
  props: ReadonlyMap<string, readonly Attribute[]>;
  /** Called for each name of the module that stays in the text. */
  onName: (name: string, module: SourceModule) => void;
}

export const unwrapped = (node: Expression): Expression =>
  isParenthesizedExpression(node) || isAsExpression(node) || isSatisfiesExpression(node)
    ? unwrapped(node.expression)
    : node;

/** Whether an identifier names a member, a prop or a binding and refers to nothing. */
const isLabel = (node: Node): boolean => {
  const { parent } = node;
  if (isPropertyAccessExpression(parent)) return parent.name === node;
  if (isPropertyAssignment(parent) || isJsxAttribute(parent) || isPropertySignatureDeclaration(parent))
    return parent.name === node;
  if (isBindingElement(parent)) return parent.initializer !== node;
  if (isParameterDeclaration(parent)) return parent.name === node;
  return isImportSpecifier(parent);
};

const without = <Value>(map: ReadonlyMap<string, Value>, names: readonly string[]) =>
  new Map([...map].filter(([name]) => !names.includes(name)));

const EMPTY = ['undefined', 'null', 'false', "''"];
/** Whether a text is always true or always false, where that can be read off it. */
const constantOf = (text: string): boolean | null => {
  if (EMPTY.includes(text)) return false;
  return text === 'true' || /^'.+'$/.test(text) ? true : null;
};

const isMock = (node: Expression, { module }: Scope) =>
  isIdentifier(node) && node.text === 'fn' && module.imports.get('fn')?.specifier === 'storybook/test';

/** The text of a node with its parts printed in turn. */
const printParts = (node: Node, scope: Scope): string => {
  const { text } = scope.module.source;
  let at = node.getStart();
  let out = '';
  node.forEachChild((child) => {
    const start = isJsxText(child) ? child.pos : child.getStart();
    out += text.slice(at, start) + print(child, scope);
    at = child.end;
    return undefined;
  });
  return out + text.slice(at, node.end);
};

/** The props that an attribute gives, those of a spread one each. */
export const printAttribute = (node: JsxAttributeLike, scope: Scope): Attribute[] => {
  if (isJsxSpreadAttribute(node)) {
    const spread = node.expression;
    const props = isIdentifier(spread) ? scope.props.get(spread.text) : undefined;
    if (props) return [...props];
    const text = print(spread, scope);
    return constantOf(text.replace(/^\((.*)\)$/s, '$1')) === false ? [] : [{ name: '...', text }];
  }
  const { initializer } = node;
  const value = initializer && isJsxExpression(initializer) ? initializer.expression : initializer;
  const text = value ? print(value, scope) : 'true';
  return [{ name: node.name.getText(), text: text.replace(/^"([^']*)"$/s, "'$1'") }];
};

/** The operand that a constant condition leaves, or null where it is open. */
const printFolded = (node: Expression, scope: Scope): string | null => {
  if (isConditionalExpression(node)) {
    const constant = constantOf(print(node.condition, scope));
    return constant === null ? null : print(constant ? node.whenTrue : node.whenFalse, scope);
  }
  if (!isBinaryExpression(node)) return null;
  const left = () => print(node.left, scope);
  switch (node.operatorToken.kind) {
    case SyntaxKind.AmpersandAmpersandToken: {
      const constant = constantOf(left());
      return constant === null ? null : print(constant ? node.right : node.left, scope);
    }
    case SyntaxKind.QuestionQuestionToken:
      return ['undefined', 'null'].includes(left()) ? print(node.right, scope) : null;
    default:
      return null;
  }
};

/** Prints a part of a story's module with what its parameters stand for put in, and mocks replaced by plain functions. */
export const print = (node: Node, scope: Scope): string => {
  if (isJsxText(node)) return scope.module.source.text.slice(node.pos, node.end);
  if (isIdentifier(node)) {
    if (isLabel(node)) return node.text;
    const props = scope.props.get(node.text);
    const value = props ? objectText(props) : scope.values.get(node.text);
    if (value !== undefined) return inParentheses(value);
    scope.onName(node.text, scope.module);
    return node.text;
  }
  if (isPropertyAccessExpression(node) && isIdentifier(node.expression)) {
    const props = scope.props.get(node.expression.text);
    if (props) return inParentheses(props.find(({ name }) => name === node.name.text)?.text ?? 'undefined');
  }
  if (isShorthandPropertyAssignment(node)) {
    const name = node.name.getText();
    const text = print(node.name, scope);
    return text === name ? text : `${name}: ${text}`;
  }
  if (isSpreadAssignment(node) && isIdentifier(node.expression)) {
    const props = scope.props.get(node.expression.text);
    if (props) return objectText(props).slice(1, -1);
  }
  if (isCallExpression(node) && isMock(node.expression, scope)) {
    const [implementation] = node.arguments;
    return implementation ? print(implementation, scope) : '() => {}';
  }
  if (isJsxSelfClosingElement(node) || isJsxElement(node)) {
    const opening = isJsxElement(node) ? node.openingElement : node;
    const types = opening.typeArguments?.map((type) => print(type, scope)) ?? [];
    const tag = `${print(opening.tagName, scope)}${types.length > 0 ? `<${types.join(', ')}>` : ''}`;
    const attributes = opening.attributes.properties.flatMap((each) => printAttribute(each, scope));
    return elementText(
      tag,
      attributes,
      isJsxElement(node) ? node.children.map((child) => print(child, scope)).join('') : undefined,
    );
  }
  if (isJsxAttributes(node)) return printParts(node, scope);
  if (isJsxExpression(node)) {
    if (!node.expression) return '';
    const text = print(node.expression, scope);
    return isJsxAttribute(node.parent) ? `{${text}}` : childText(text);
  }
  if (isConditionalExpression(node) || isBinaryExpression(node)) {
    const folded = printFolded(node, scope);
    if (folded !== null) return folded;
  }
  if (isArrowFunction(node) || isFunctionExpression(node) || isFunctionDeclaration(node)) {
    const names = node.parameters.flatMap(({ name }) => boundNames(name));
    return printParts(node, {
      ...scope,
      values: without(scope.values, names),
      props: without(scope.props, names),
    });
  }
  return printParts(node, scope);
};
