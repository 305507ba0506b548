'use client';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { advise, adviseControl } from '../internal/advise.ts';
import { FieldPanel } from '../internal/field-panel.tsx';
import { FormValue } from '../internal/form-value.tsx';
import { late } from '../internal/late.ts';
import { mergeRefs } from '../internal/merge-refs.ts';
import { useControlled } from '../internal/use-controlled.ts';
import { useFormReset } from '../internal/use-form-reset.ts';
import { type CascaderOption, optionsOf } from './cascader.core.ts';
import * as css from './cascader.css.ts';
import type { CascaderPath } from './cascader-search.core.ts';
import type { CascaderLabels } from './cascader-words.ts';
import type { CascaderSearch } from './use-cascader-search.ts';
import { type LoadChildren, useCascaderTree } from './use-cascader-tree.ts';

export type { CascaderLabels, CascaderOption, CascaderPath, CascaderSearch };

const panel = late(async () => (await import('./cascader-panel.tsx')).CascaderPanel);

type ButtonProps = Omit<ComponentProps<'button'>, 'value' | 'defaultValue' | 'children' | 'type'>;

export interface CascaderProps extends ButtonProps {
  /** Options of the first level, with their children as far as they are loaded. */
  options: readonly CascaderOption[];
  /** The values from the first level down; null while nothing is chosen. */
  value?: readonly string[] | null;
  /** Values chosen at first, from the first level down (uncontrolled). */
  defaultValue?: readonly string[] | null;
  /** Called with the chosen values and their options from the first level down, as far as these are loaded. */
  onValueChange?: (value: readonly string[], options: CascaderPath) => void;
  /** Loads the children of an option without `children` that is no `leaf`. A rejection shows a retry. */
  loadChildren?: LoadChildren;
  /** Whether a level above the last can be chosen as well. */
  anyLevel?: boolean;
  /** A search over what is known of the tree: over all of it where all is in `options`. */
  searchable?: boolean;
  /** A search over all that there is, where children are loaded: answers with whole paths. Makes it searchable. */
  search?: CascaderSearch;
  /** Shows for a value whose options are not loaded yet. */
  valueText?: string;
  /** The form gets the last value of the path. */
  name?: string;
  /** Whether a form must not be sent before an option is chosen. */
  required?: boolean;
  /** Texts of the control, its search and its states. */
  labels: CascaderLabels;
  /** Height: 40 or 52 px. */
  size?: 'md' | 'lg';
}

/**
 * One of many, found level by level: a region, an industry. A list for each level, of any depth; on a phone one list at a
 * time. Each level is a listbox and not a part of one tree: what is seen at any moment is a flat list, on a phone nothing
 * else, and a tree would claim branches that have not been loaded. `className` and `style` go to the box around, all
 * else to its button: spread what a Field gives.
 */
export function Cascader({
  options,
  value: given,
  defaultValue = null,
  onValueChange,
  loadChildren,
  anyLevel = false,
  search,
  searchable = search !== undefined,
  valueText,
  name,
  required,
  labels,
  size = 'md',
  className,
  style,
  ref,
  form,
  disabled,
  ...props
}: CascaderProps) {
  adviseControl('Cascader', { ...props, value: given, defaultValue: defaultValue ?? undefined });
  advise(
    searchable && loadChildren !== undefined && search === undefined,
    'Cascader: searchable with loadChildren finds only what has been opened before. Pass search, which asks the service.',
  );
  advise(options.length === 0, 'Cascader: options is empty, so nothing can be chosen. Pass the first level.');
  const own = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [value, choose] = useControlled<readonly string[] | null>('Cascader', given, defaultValue, undefined);
  // A search may return nodes that the tree has not loaded.
  const [latest, setLatest] = useState<CascaderPath>([]);
  const onChoose = (path: CascaderPath, done: boolean) => {
    const next = path.map((option) => option.value);
    setLatest(path);
    choose(next);
    onValueChange?.(next, path);
    if (done) setOpen(false);
  };
  const { tree, load } = useCascaderTree(options, loadChildren, (path) => onChoose(optionsOf(tree, path), true));
  useFormReset(field, () => {
    choose(defaultValue);
    if (defaultValue) onValueChange?.(defaultValue, optionsOf(tree, defaultValue));
  });

  const isWhole = (path: CascaderPath) => path.length > 0 && path.length === value?.length;
  const isLatest = latest.every((option, depth) => option.value === value?.[depth]);
  const through = [value ? optionsOf(tree, value) : [], isLatest ? latest : []].find(isWhole);
  const text = through ? through.map(({ label }) => label).join(' / ') : value ? valueText : undefined;

  return (
    <div className={className} style={style}>
      <div className={css.box}>
        <FieldPanel
          open={open}
          onOpenChange={setOpen}
          title={labels.title}
          closeLabel={labels.close}
          initial='[role="option"][tabindex="0"]'
          align="start"
          wide
          code={panel}
          trigger={(trigger) => (
            <button
              {...trigger}
              {...props}
              ref={mergeRefs(own, ref, trigger.ref)}
              type="button"
              // A button has no value and cannot be wrong; a combobox that opens a dialog has and can.
              role="combobox"
              aria-expanded={open}
              aria-required={required || undefined}
              disabled={disabled}
              className={css.trigger}
              data-size={size}
              onClick={(event) => {
                props.onClick?.(event);
                if (!event.defaultPrevented) trigger.onClick();
              }}
              onFocus={(event) => {
                props.onFocus?.(event);
                trigger.onFocus();
              }}
              onPointerEnter={(event) => {
                props.onPointerEnter?.(event);
                trigger.onPointerEnter();
              }}
            >
              <span className={css.text} data-placeholder={text ? undefined : ''}>
                {text ?? labels.placeholder}
              </span>
              <Icon as={ChevronDown} className={css.arrow} />
            </button>
          )}
        >
          {(CascaderPanel) => (
            <CascaderPanel
              tree={tree}
              load={load}
              value={value ?? []}
              anyLevel={anyLevel}
              searchable={searchable}
              search={search}
              labels={labels}
              onChoose={onChoose}
            />
          )}
        </FieldPanel>
        <FormValue
          ref={field}
          name={name}
          form={form}
          value={value?.at(-1) ?? ''}
          required={required}
          disabled={disabled}
          onFocus={() => own.current?.focus()}
        />
      </div>
    </div>
  );
}
