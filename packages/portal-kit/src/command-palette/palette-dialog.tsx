import { Dialog } from '@zonekit/ui/dialog';
import { useRef } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import * as css from './command-palette.css.ts';
import type { PaletteDialogProps } from './command-palette.types.ts';
import { isComposition } from './core/palette-key.ts';
import { PaletteSearch } from './palette-search.tsx';

/** The palette itself. Each opening begins anew. */
export function PaletteDialog({ open, onOpenChange, ...props }: PaletteDialogProps) {
  const t = useKitTranslations('commandPalette');
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content
        width={640}
        closeLabel={t('close')}
        className={css.dialog}
        aria-describedby={undefined}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          input.current?.focus();
        }}
        onEscapeKeyDown={(event) => isComposition(event) && event.preventDefault()}
      >
        <PaletteSearch {...props} input={input} onClose={() => onOpenChange(false)} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
