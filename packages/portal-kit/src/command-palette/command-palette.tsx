'use client';
import { Icon } from '@zonekit/ui/icon';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import * as css from './command-palette.css.ts';
import type { CommandPaletteProps } from './command-palette.types.ts';
import { useApple, useHotkey } from './use-hotkey.ts';
import { loadDialog, usePaletteDialog } from './use-palette-dialog.ts';

export type { CommandPaletteProps, PaletteCommand, PaletteGroup } from './command-palette.types.ts';

/**
 * Commands and the portal's search in one dialog over any page: pages to go to, actions, what was opened or searched last.
 * Ctrl+K opens it, and a button; its code loads then.
 */
export function CommandPalette({
  hotkey = true,
  button = 'field',
  open: given,
  onOpenChange,
  ...props
}: CommandPaletteProps) {
  const t = useKitTranslations('commandPalette');
  const apple = useApple();
  const [own, setOwn] = useState(false);
  const open = given ?? own;
  const { state, forget } = usePaletteDialog(open, () => change(false));
  const change = (next: boolean) => {
    setOwn(next);
    if (!next) forget();
    onOpenChange?.(next);
  };
  useHotkey(hotkey, open, () => change(!open));
  return (
    <>
      {button !== 'none' && (
        <button
          type="button"
          className={css.opener}
          data-button={button}
          aria-label={button === 'icon' ? t('open') : undefined}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-keyshortcuts={hotkey ? (apple ? 'Meta+K' : 'Control+K') : undefined}
          onPointerEnter={() => void loadDialog().catch(() => {})}
          onClick={() => change(true)}
        >
          <Icon as={Search} size={button === 'icon' ? 20 : 16} />
          {button === 'field' && <span>{t('open')}</span>}
          {button === 'field' && hotkey && (
            <span className={css.keys} aria-hidden="true">
              <kbd className={css.key}>{apple ? '⌘' : 'Ctrl'}</kbd>
              <kbd className={css.key}>K</kbd>
            </span>
          )}
        </button>
      )}
      <p role="status" className={css.problem}>
        {state.status === 'failed' && !open && t('openFailed')}
      </p>
      {state.status === 'ready' && <state.Dialog {...props} open={open} onOpenChange={change} typed={state.typed} />}
    </>
  );
}
