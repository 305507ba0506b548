import type { ReactNode } from 'react';
import type { UiLabels } from '../labels/labels.types.ts';

export interface SampleProps {
  /** Picks the text in the language of the toolbar. */
  text: (zh: string, en: string) => string;
  /** Labels of ui in that language. */
  labels: UiLabels;
}

/**
 * A drawing of one line of advice, made of the real component. It is shown inert and hidden from assistive technology, as
 * the line says the same; it is in its final state from the first render.
 */
export type Sample = (props: SampleProps) => ReactNode;

/** `<name>/<name>.advice.tsx`: drawings of the component's advice, each by the English text of its line in `<name>.doc.ts`. */
export interface AdviceSamples {
  /** Factor by which the drawings are reduced, for components that need more width than half a page. */
  zoom?: number;
  dos: Readonly<Record<string, Sample>>;
  donts: Readonly<Record<string, Sample>>;
}
