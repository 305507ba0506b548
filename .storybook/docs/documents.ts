import type { ComponentDoc } from '../../packages/ui/src/docs/component-doc.types.ts';
import type { Transcript } from '../../packages/ui/src/docs/transcript.types.ts';
import type { ComponentFacts } from '../../scripts/facts/facts.types.ts';

const docs = import.meta.glob<ComponentDoc>('../../packages/*/src/*/*.doc.ts', { eager: true, import: 'default' });
const transcripts = import.meta.glob<readonly Transcript[]>('../../packages/*/src/*/*.transcript.ts', {
  eager: true,
  import: 'default',
});

export const DOCS: ReadonlyMap<string, ComponentDoc> = new Map(
  Object.entries(docs).map(([path, doc]) => [`${path.includes('/portal-kit/') ? 'kit' : 'ui'}/${doc.component}`, doc]),
);

/** By the title of its stories: `ui/Button`. */
export const docOf = (title: string | undefined) => DOCS.get(title ?? '');

export const transcriptsOf = ({ book, page }: ComponentFacts): readonly Transcript[] =>
  Object.entries(transcripts).find(
    ([path]) => path.includes(`/${book}/`) && path.endsWith(`/${page}.transcript.ts`),
  )?.[1] ?? [];
