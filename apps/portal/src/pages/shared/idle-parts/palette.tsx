import { useRouter } from '@tanstack/react-router';
import { CommandPalette } from '@zonekit/portal-kit/command-palette';
import { useMemo, useState } from 'react';
import { kitFormWords } from '../../../platform/words/kit-form-words.ts';
import { useLoadedWords } from '../../../platform/words/use-loaded-words.ts';
import { goTo } from '../../../shell/portal-link.tsx';
import { useHeaderProps } from '../../../shell/use-header-props.ts';
import { portalSuggest, SEARCH_HISTORY } from '../search/portal-suggest.ts';
import { userCentreWords } from '../user-centre/words.ts';
import { usePaletteGroups } from './use-palette-groups.ts';
import { idlePartsWords } from './words.ts';

/** Commands and the portal's search over any page, open from the start. */
export function Palette() {
  return (
    useLoadedWords(kitFormWords.commandPalette, idlePartsWords.idleParts, userCentreWords.userCentre) && <WithWords />
  );
}

function WithWords() {
  const router = useRouter();
  const [open, setOpen] = useState(true);
  const { transport } = router.options.context;
  const { groups, run } = usePaletteGroups(useHeaderProps());
  const search = useMemo(() => portalSuggest(transport), [transport]);
  return (
    <CommandPalette
      groups={groups}
      action="/search"
      onGo={(href) => goTo(router, href)}
      onRun={run}
      search={search}
      historyName={SEARCH_HISTORY}
      button="none"
      open={open}
      onOpenChange={setOpen}
    />
  );
}
