import { FloatingPanel } from '@zonekit/portal-kit/floating-panel';
import { applications } from '#variant/shortcuts.ts';
import { variant } from '#variant/variant.ts';
import { kitFormWords } from '../platform/words/kit-form-words.ts';
import { useLoadedWords } from '../platform/words/use-loaded-words.ts';
import { hasPage } from './route-areas.ts';
import { useNoticePreload } from './use-notice-preload.ts';

/** Shortcuts at the edge of every page, as far as this build has their pages. Source: specification, section 2. */
export function Shortcuts() {
  useNoticePreload();
  if (!useLoadedWords(kitFormWords.floatingPanel)) return null;
  return (
    <FloatingPanel
      booking={{ href: '?dialog=booking' }}
      map={hasPage('/space/map') ? { href: '/space/map?num=1' } : undefined}
      matching={variant.flags.policyMatching ? { href: '?dialog=questionnaire' } : undefined}
      applications={applications}
      expert={hasPage('/expert') ? { href: '/expert' } : undefined}
    />
  );
}
