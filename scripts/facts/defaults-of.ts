import {
  type BindingElement,
  type Expression,
  isAsExpression,
  isFunctionLikeDeclaration,
  isIdentifier,
  isJsxAttribute,
  isJsxExpression,
  isJsxOpeningLikeElement,
  isJsxSpreadAttribute,
  isObjectBindingPattern,
  isVariableDeclaration,
  type Node,
} from 'typescript/unstable/ast';
import type { Project } from 'typescript/unstable/sync';
import { declarationOf, isOwn } from './type-checker.ts';

type Defaults = Map<string, string>;

const everyNode = (node: Node): Node[] => {
  const nodes: Node[] = [node];
  for (const each of nodes) each.forEachChild((child) => void nodes.push(child));
  return nodes;
};

/** The variables that a component destructures its parameter into, or a variable made of it. */
const bindingsOf = (component: Node): BindingElement[] => {
  if (!isFunctionLikeDeclaration(component)) return [];
  const parameter = component.parameters[0]?.name;
  if (!parameter) return [];
  if (isObjectBindingPattern(parameter)) return [...parameter.elements];
  return everyNode(component).flatMap((node) =>
    isVariableDeclaration(node) &&
    isObjectBindingPattern(node.name) &&
    node.initializer?.getText() === parameter.getText()
      ? [...node.name.elements]
      : [],
  );
};

/** The source of a value; of a constant of ours its value rather than its name. */
const valueText = (project: Project, value: Expression): string => {
  if (isAsExpression(value)) return valueText(project, value.expression);
  const named = isIdentifier(value) ? declarationOf(project, value) : undefined;
  const constant = named && isOwn(named) ? named : undefined;
  if (constant && isVariableDeclaration(constant) && constant.initializer)
    return valueText(project, constant.initializer);
  return (constant ?? value).getText();
};

/** The variables that a component destructures its props into. */
interface Destructured {
  /** Local name → prop, of those without a default of their own. */
  props: ReadonlyMap<string, string>;
  /** Local name of all others. */
  rest: string;
}

/** Props that a component passes to another by an element. */
interface Passed {
  /** The receiver's. */
  defaults: Defaults;
  /** The receiver's name → prop. */
  names: Map<string, string>;
}

const passedOn = (project: Project, node: Node, { props, rest }: Destructured): Passed[] => {
  const propNamed = (value: Expression | undefined) =>
    value && isIdentifier(value) ? props.get(value.text) : undefined;
  if (!isJsxOpeningLikeElement(node) || !isIdentifier(node.tagName) || !/^[A-Z]/.test(node.tagName.text)) return [];
  const declared = declarationOf(project, node.tagName);
  const component = declared && isVariableDeclaration(declared) ? declared.initializer : declared;
  if (!component || !isOwn(component)) return [];
  const defaults = defaultsOf(project, component);
  const names = new Map<string, string>();
  const named = [...props.values()];
  for (const attribute of node.attributes.properties) {
    if (isJsxSpreadAttribute(attribute) && attribute.expression.getText() === rest)
      for (const name of defaults.keys()) if (!named.includes(name)) names.set(name, name);
    if (!isJsxAttribute(attribute)) continue;
    const name = attribute.name.getText();
    const value = attribute.initializer;
    const prop = value && isJsxExpression(value) ? propNamed(value.expression) : undefined;
    if (prop) names.set(name, prop);
    else names.delete(name);
  }
  return [{ defaults, names }];
};

/**
 * Default values of a component's props as their source has them: from where it destructures its props, and for those that
 * it passes on as they are, from the component of ours that they are passed to.
 */
export const defaultsOf = (project: Project, component: Node): Defaults => {
  const defaults: Defaults = new Map();
  const props = new Map<string, string>();
  let rest = '';
  for (const { name, propertyName, initializer, dotDotDotToken } of bindingsOf(component)) {
    const local = name?.getText() ?? '';
    const prop = propertyName?.getText() ?? local;
    if (dotDotDotToken) rest = local;
    else if (initializer) defaults.set(prop, valueText(project, initializer));
    else props.set(local, prop);
  }
  for (const passed of everyNode(component).flatMap((node) => passedOn(project, node, { props, rest }))) {
    for (const [name, prop] of passed.names) {
      const value = passed.defaults.get(name);
      if (value !== undefined && !defaults.has(prop)) defaults.set(prop, value);
    }
  }
  return defaults;
};
