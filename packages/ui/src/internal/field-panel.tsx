import { type ReactElement, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { type Late, late } from './late.ts';

const layer = late(async () => (await import('./panel-layer.tsx')).PanelLayer);

interface Parts<C> {
  Layer: NonNullable<typeof layer.current>;
  content: C;
}

const loadParts = async <C,>(code: Late<C>): Promise<Parts<C>> => {
  const loading = [layer.load(), code.load()] as const;
  await Promise.all(loading);
  return { Layer: await loading[0], content: await loading[1] };
};

/** Props of the button that opens a panel. */
export interface PanelTriggerProps {
  ref: Ref<HTMLButtonElement>;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  'data-state': 'open' | 'closed';
  onClick: () => void;
  onFocus: () => void;
  onPointerEnter: () => void;
}

interface FieldPanelProps<C> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  closeLabel: string;
  /** Opens it. */
  trigger: (props: PanelTriggerProps) => ReactElement;
  /** Selector of the initial focus. */
  initial: string;
  /** Width of the content; on a phone the whole screen. */
  wide?: boolean;
  /** Alignment with an edge of the trigger. */
  align?: 'start' | 'end';
  /** Code of the content. */
  code: Late<C>;
  children: (code: C) => ReactNode;
}

/**
 * Popup of a field: beside it, on a phone over the page. Its code comes when the pointer or the focus arrives at the trigger,
 * or at the latest with a press, which opens it as soon as the code is there.
 */
export function FieldPanel<C>({
  open,
  onOpenChange,
  trigger,
  code,
  children,
  align = 'end',
  ...props
}: FieldPanelProps<C>) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const change = useRef(onOpenChange);
  useEffect(() => {
    change.current = onOpenChange;
  });
  const [parts, setParts] = useState<Parts<C> | null>(null);
  if (open && !parts && layer.current && code.current) setParts({ Layer: layer.current, content: code.current });
  // A press tries again after a failure, and reports it.
  const preload = () => loadParts(code).catch(() => {});

  const isAwaited = open && !parts;
  useEffect(() => {
    if (!isAwaited) return;
    let isCurrent = true;
    const from = document.activeElement;
    loadParts(code).then(
      (loaded) => {
        if (!isCurrent) return;
        // The visitor has gone on: a panel that opened now would take the focus away.
        if (document.activeElement === from) setParts(loaded);
        else change.current(false);
      },
      (error: unknown) => {
        reportError(error);
        if (isCurrent) change.current(false);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isAwaited, code]);

  return (
    <>
      {trigger({
        ref: button,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open && parts ? id : undefined,
        'data-state': open ? 'open' : 'closed',
        onClick: () => onOpenChange(!open),
        onFocus: preload,
        onPointerEnter: preload,
      })}
      {parts && (
        <parts.Layer {...props} id={id} align={align} open={open} onOpenChange={onOpenChange} trigger={button}>
          {children(parts.content)}
        </parts.Layer>
      )}
    </>
  );
}
