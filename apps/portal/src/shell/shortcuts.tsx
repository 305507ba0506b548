import { FloatingPanel } from '@zonekit/portal-kit/floating-panel';
import { applications } from '#variant/shortcuts.ts';
import { variant } from '#variant/variant.ts';
import { kitFormWords } from '../platform/words/kit-form-words.ts';
import { useLoadedWords } from '../platform/words/use-loaded-words.ts';
import { useWords } from '../platform/words/use-words.ts';
import { availableLeaf } from './available-nav.ts';
import { hasPage } from './route-areas.ts';
import { useNoticePreload } from './use-notice-preload.ts';

/** What every page keeps in reach at its edge; a page that this build lacks says so. Source: specification, section 2. */
export function Shortcuts() {
  useNoticePreload();
  const note = useWords('shell')('soon');
  if (!useLoadedWords(kitFormWords.floatingPanel)) return null;
  const available = availableLeaf(hasPage, note);
  return (
    <FloatingPanel
      booking={{ href: '?dialog=booking' }}
      map={available({ href: '/space/map?num=1' })}
      matching={variant.flags.policyMatching ? { href: '?dialog=questionnaire' } : undefined}
      applications={applications}
      expert={available({ href: '/expert' })}
    />
  );
}
