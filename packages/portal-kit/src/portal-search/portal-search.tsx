'use client';
import { Button } from '@zonekit/ui/button';
import { Icon } from '@zonekit/ui/icon';
import { TextInput } from '@zonekit/ui/text-input';
import { Search } from 'lucide-react';
import { type ComponentType, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import * as css from './portal-search.css.ts';
import type { PortalSearchProps, SuggestingSearchProps } from './portal-search.types.ts';

export type { Suggestion, SuggestionGroup } from './core/suggest-state.ts';
export type { PortalSearchProps, Suggest } from './portal-search.types.ts';

const load = () => import('./suggesting-search.tsx');

/**
 * A search over several kinds of things: what is typed may mean this policy or that call, or is searched as it is. What
 * this device searched before is offered first, and can be cleared. Suggestions load when it is reached for; until then,
 * and without script, it is a form.
 */
export function PortalSearch({ size = 'lg', defaultValue, ...props }: PortalSearchProps) {
  const { action, label, placeholder } = props;
  const t = useKitTranslations('portalSearch');
  const [taken, setTaken] = useState<{
    Suggesting: ComponentType<SuggestingSearchProps>;
    typed: string;
    began: boolean;
  }>();
  const input = useRef<HTMLInputElement>(null);
  /** An input method is at work in it: to take its place now would lose what it has. */
  const composing = useRef(false);

  const takeOver = async () => {
    const { SuggestingSearch } = await load();
    const { current } = input;
    if (current && !composing.current && document.activeElement === current) {
      // At once: a key between the value that is read and the input that takes over would be lost.
      const { value } = current;
      flushSync(() => setTaken({ Suggesting: SuggestingSearch, typed: value, began: value !== (defaultValue ?? '') }));
    }
  };
  if (taken) return <taken.Suggesting {...props} size={size} typed={taken.typed} began={taken.began} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than the oldest browser served
    <form role="search" className={css.search} action={action} method="get">
      <div className={css.box}>
        <TextInput
          ref={input}
          name="q"
          type="search"
          aria-label={label}
          {...(placeholder !== undefined && { placeholder })}
          defaultValue={defaultValue}
          maxLength={100}
          size={size}
          className={css.plain}
          onPointerEnter={() => void load()}
          onFocus={() => void takeOver()}
          onCompositionStart={() => {
            composing.current = true;
          }}
          onCompositionEnd={() => {
            composing.current = false;
            void takeOver();
          }}
        />
        <span className={css.icon}>
          <Icon as={Search} />
        </span>
      </div>
      <Button type="submit" kind="primary" size={size} className={css.button}>
        {t('search')}
      </Button>
    </form>
  );
}
