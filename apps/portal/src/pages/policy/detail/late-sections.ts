import { latePage } from '../../shared/late-page.tsx';
import type { AfterDeclarationProps } from './after-declaration.tsx';
import type { DeclarationFiguresProps } from './declaration-figures.tsx';

export const afterDeclaration = latePage<AfterDeclarationProps>(
  'after',
  async () => (await import('./after-declaration.tsx')).AfterDeclaration,
);

export const declarationFigures = latePage<DeclarationFiguresProps>(
  'figures',
  async () => (await import('./declaration-figures.tsx')).DeclarationFigures,
);
