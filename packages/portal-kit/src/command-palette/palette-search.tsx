import { Button } from '@zonekit/ui/button';
import { Dialog } from '@zonekit/ui/dialog';
import { Icon } from '@zonekit/ui/icon';
import { VisuallyHidden } from '@zonekit/ui/visually-hidden';
import { Search } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import * as css from './command-palette.css.ts';
import type { PaletteDialogProps } from './command-palette.types.ts';
import { PaletteList } from './palette-list.tsx';
import { usePalette } from './use-palette.ts';

export interface PaletteSearchProps extends Omit<PaletteDialogProps, 'open' | 'onOpenChange'> {
  onClose: () => void;
  /** Gets the focus when the dialog opens. */
  input: RefObject<HTMLInputElement | null>;
}

const HINTS = [
  ['move', ['↑', '↓']],
  ['choose', ['Enter']],
  ['leave', ['Esc']],
] as const;

/** Input, list and the line of keys. The focus stays in the input, which names the active entry. */
export function PaletteSearch({ input, ...props }: PaletteSearchProps) {
  const t = useKitTranslations('commandPalette');
  const palette = usePalette(props);
  const { text, query, sections, entries, active, status, matches } = palette;
  const id = useId();
  const optionId = (value: string) => `${id}-${entries.findIndex((entry) => entry.value === value)}`;

  const typed = query.trim() !== '';
  const message =
    status === 'loading' ? t('loading') : status === 'failed' ? t('failed') : typed && matches === 0 ? t('empty') : '';
  return (
    <>
      <Dialog.Header className={css.head}>
        <Dialog.Title className={css.title}>{t('title')}</Dialog.Title>
        <Icon as={Search} size={20} className={css.headIcon} />
        <input
          ref={input}
          className={css.input}
          type="text"
          role="combobox"
          aria-label={t('input')}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={entries.length > 0}
          aria-controls={entries.length > 0 ? `${id}-list` : undefined}
          aria-activedescendant={active === null ? undefined : optionId(active)}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={100}
          placeholder={t('input')}
          value={text}
          onChange={({ target, nativeEvent }) =>
            palette.write(target.value, (nativeEvent as InputEvent).isComposing === true)
          }
          onCompositionEnd={({ currentTarget }) => palette.ask(currentTarget.value)}
          onKeyDown={palette.onKeyDown}
        />
      </Dialog.Header>
      <div className={css.results}>
        <PaletteList
          id={`${id}-list`}
          label={t('list')}
          sections={sections}
          active={active}
          query={query}
          optionId={optionId}
          onChoose={palette.run}
        />
        {message && (
          <div className={css.message}>
            <p>{message}</p>
            {status === 'failed' && (
              <Button
                size="sm"
                onClick={() => {
                  palette.retry();
                  input.current?.focus();
                }}
              >
                {t('retry')}
              </Button>
            )}
          </div>
        )}
      </div>
      <VisuallyHidden role="status">{message || t('count', { count: matches })}</VisuallyHidden>
      <Dialog.Footer className={css.foot}>
        <p className={css.hints} aria-hidden="true">
          {HINTS.map(([word, keys]) => (
            <span key={word} className={css.keys}>
              {keys.map((key) => (
                <kbd key={key} className={css.key}>
                  {key}
                </kbd>
              ))}
              {t(word)}
            </span>
          ))}
        </p>
        {palette.hasRecent && (
          <Button
            kind="quiet"
            size="sm"
            onClick={() => {
              palette.clearRecent();
              input.current?.focus();
            }}
          >
            {t('clearRecent')}
          </Button>
        )}
      </Dialog.Footer>
    </>
  );
}
