import { dependencies } from './dependencies.ts';
import type { ReadModule, SourceModule } from './modules.ts';
import type { Scope } from './printer.ts';
import type { Published } from './published.ts';
import { bodyOf, elementBody, rendererOf } from './renderers.ts';
import { attributesOf, initializerOf, objectOf, propertyOf } from './story-objects.ts';

interface ExampleSource {
  /** `Button`: the example is `ButtonExample`. */
  component: string;
  stories: SourceModule;
  /** As exported: `Primary`. */
  story: string;
  readModule: ReadModule;
  published: Published;
}

/**
 * A story as importers would write it: a component without props, with the imports and the data that it needs. Its code is
 * not formatted.
 */
export const exampleOf = ({ component, stories, story, readModule, published }: ExampleSource): string => {
  const meta = objectOf(stories, initializerOf(stories, 'meta'));
  const own = objectOf(stories, initializerOf(stories, story));
  if (!meta || !own) throw new Error('it is no object of its module');
  const names: Parameters<Scope['onName']>[] = [];
  const scope: Scope = {
    module: stories,
    values: new Map(),
    props: new Map(),
    onName: (...name) => names.push(name),
  };
  const render = propertyOf(stories, own, 'render') ?? propertyOf(stories, meta, 'render');
  const renderer = rendererOf(stories, render);
  if (render && !renderer) throw new Error('its render is no function of its module');
  const args =
    renderer?.parameters.length === 0
      ? []
      : [meta, own].flatMap((object) => attributesOf(propertyOf(stories, object, 'args'), scope));
  const shown = propertyOf(stories, own, 'component') ?? propertyOf(stories, meta, 'component');
  const body = () => {
    if (renderer) return bodyOf(renderer, args, scope);
    if (shown) return elementBody(shown, args, scope);
    throw new Error('it has neither a component nor a render');
  };
  const text = body();
  const needs = dependencies(readModule, published);
  // Args that the text does not use are left out with what they need.
  for (const [name, module] of names) if (new RegExp(`\\b${name}\\b`).test(text)) needs.onName(name, module);
  const name = `${component}Example`;
  const example = text.startsWith('{')
    ? `export function ${name}() ${text}`
    : `export const ${name} = () => (${text});`;
  return `${needs.text()}\n\n${example}\n`.replaceAll(/^.*biome-ignore.*\n/gm, '');
};
