import type { AdviceSamples } from '../../packages/ui/src/docs/advice.types.ts';
import type { ComponentDoc } from '../../packages/ui/src/docs/component-doc.types.ts';
import type { Transcript } from '../../packages/ui/src/docs/transcript.types.ts';
import type { ComponentFacts } from '../../scripts/facts/facts.types.ts';

const docs = import.meta.glob<ComponentDoc>('../../packages/*/src/*/*.doc.ts', { eager: true, import: 'default' });
const transcripts = import.meta.glob<readonly Transcript[]>('../../packages/*/src/*/*.transcript.ts', {
  eager: true,
  import: 'default',
});
const advice = import.meta.glob<AdviceSamples>('../../packages/*/src/*/*.advice.tsx', { import: 'default' });

export const DOCS: ReadonlyMap<string, ComponentDoc> = new Map(
  Object.entries(docs).map(([path, doc]) => [`${path.includes('/portal-kit/') ? 'kit' : 'ui'}/${doc.component}`, doc]),
);

/** By the title of its stories: `ui/Button`. */
export const docOf = (title: string | undefined) => DOCS.get(title ?? '');

/** The component's file of a kind. */
const fileOf = <Content>(files: Record<string, Content>, { book, page }: ComponentFacts, kind: string) =>
  Object.entries(files).find(([path]) => path.includes(`/${book}/`) && path.endsWith(`/${page}.${kind}`))?.[1];

export const transcriptsOf = (facts: ComponentFacts): readonly Transcript[] =>
  fileOf(transcripts, facts, 'transcript.ts') ?? [];

/** Loads the drawings of a component's advice. */
export const adviceOf = (facts: ComponentFacts): (() => Promise<AdviceSamples>) | undefined =>
  fileOf(advice, facts, 'advice.tsx');
