import { Share } from '@zonekit/portal-kit/share';
import { variant } from '#variant/variant.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import type { PageShareProps } from './page-share.types.ts';

export function LoadedShare({ poster }: PageShareProps) {
  const words = useWords('variant');
  return <Share poster={{ ...poster, brand: { name: words('title'), mark: variant.mark } }} />;
}
