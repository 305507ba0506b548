import { markHits } from '@zonekit/ui/combobox/options';
import { Icon, type IconComponent } from '@zonekit/ui/icon';
import { MarkedText } from '@zonekit/ui/marked-text';
import { ArrowRight, History, Search, SquareChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import * as css from './command-palette.css.ts';
import type { PaletteEntry, PaletteSection } from './core/palette-sections.ts';

export interface PaletteListProps {
  id: string;
  label: string;
  sections: readonly PaletteSection<IconComponent>[];
  active: string | null;
  /** Marked in the titles of what it found. */
  query: string;
  optionId: (value: string) => string;
  onChoose: (entry: PaletteEntry<IconComponent>) => void;
}

const ICONS = { commands: SquareChevronRight, search: Search, results: ArrowRight, recent: History };

const iconOf = ({ icon, does }: PaletteEntry<IconComponent>, of: PaletteSection['of']) =>
  icon ?? (of === 'commands' && does.type === 'go' ? ArrowRight : ICONS[of]);

const EntryIcon = ({ as }: { as: IconComponent }) => (
  <Icon as={as} className={as === ArrowRight ? css.arrow : css.icon} />
);

/** The list below the input: sections with their headings. */
export function PaletteList({ id, label, sections, active, query, optionId, onChoose }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  const first = sections[0]?.entries[0]?.value;
  useEffect(() => {
    // The heading of the first entry shows with it.
    if (active === first) list.current?.scrollTo(0, 0);
    else list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active, first]);
  if (sections.length === 0) return null;
  return (
    <div ref={list} className={css.list} role="listbox" id={id} aria-label={label} tabIndex={-1}>
      {sections.map((section) => (
        // biome-ignore lint/a11y/useSemanticElements: of options, which no element groups in a list
        <div key={section.id} role="group" aria-labelledby={`${id}-${section.id}`}>
          <p id={`${id}-${section.id}`} role="presentation" className={css.heading}>
            {section.heading}
          </p>
          {section.entries.map((entry) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input holds the focus and answers the keys
            <div
              key={entry.value}
              id={optionId(entry.value)}
              role="option"
              tabIndex={-1}
              aria-selected={entry.value === active}
              data-active={entry.value === active ? '' : undefined}
              className={css.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(entry)}
            >
              <EntryIcon as={iconOf(entry, section.of)} />
              <span>
                <MarkedText
                  pieces={
                    entry.pieces ??
                    (section.of === 'search' ? [{ text: entry.label, hit: false }] : markHits(entry.label, query))
                  }
                />
                {entry.description && <span className={css.hint}>{entry.description}</span>}
              </span>
              {entry.shortcut && (
                <span className={css.keys}>
                  {entry.shortcut.map((key) => (
                    <kbd key={key} className={css.key}>
                      {key}
                    </kbd>
                  ))}
                </span>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
