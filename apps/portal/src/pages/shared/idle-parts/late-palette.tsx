import { useRouter } from '@tanstack/react-router';
import { hasCommandKey, hasOpenModal, isPaletteHotkey } from '@zonekit/portal-kit/command-palette/core';
import { type ComponentType, useEffect, useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { takeEarlyHotkey } from './early-hotkey.ts';

const loadPalette = async () => (await import('./palette.tsx')).Palette;

/**
 * Opens the palette at the first Ctrl+K, with its code, also if the keys came before this part; after that it answers the
 * keys itself. Ctrl alone begins to load it.
 */
export function LatePalette() {
  const { notices } = useRouter().options.context;
  const noConnection = useWords('shell')('offline');
  const [Palette, setPalette] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Palette) return;
    const apple = hasCommandKey(navigator.platform);
    const open = () =>
      void loadPalette().then(
        (Loaded) => setPalette(() => Loaded),
        () => notices.push({ tone: 'warning', title: noConnection }),
      );
    const press = (event: KeyboardEvent) => {
      if (event.key === (apple ? 'Meta' : 'Control')) return void loadPalette().catch(() => undefined);
      // Over a modal dialog it would lead away from unfinished work.
      if (!isPaletteHotkey(event, apple) || hasOpenModal()) return;
      event.preventDefault();
      open();
    };
    if (takeEarlyHotkey() && !hasOpenModal()) open();
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [Palette, notices, noConnection]);
  return Palette && <Palette />;
}
