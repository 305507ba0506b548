import { join } from 'node:path';
import { type Documented, root } from './documents.ts';
import type { PartFacts } from './facts.types.ts';
import { propsOf } from './props-of.ts';
import { openTypeChecker } from './type-checker.ts';

const configOf = ({ book }: Documented) => join(root, 'packages', book, 'tsconfig.json');

/** The components that each module exports, with their props. */
export const documentedParts = (documents: readonly Documented[]): Map<Documented, PartFacts[]> => {
  const checker = openTypeChecker([...new Set(documents.map(configOf))]);
  try {
    return new Map(
      documents.map((document) => [document, propsOf(checker.moduleOf(configOf(document), document.code))]),
    );
  } finally {
    checker.close();
  }
};
