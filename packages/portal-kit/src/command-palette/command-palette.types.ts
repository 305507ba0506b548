import type { IconComponent } from '@zonekit/ui/icon';
import type { Suggest } from '../portal-search/portal-search.types.ts';
import type { Command, CommandGroup } from './core/palette-sections.ts';

/** A page to go to or an action, with an icon. */
export interface PaletteCommand extends Command<IconComponent> {}

/** Commands under one heading. */
export interface PaletteGroup extends CommandGroup<IconComponent> {}

export interface CommandPaletteProps {
  /** Commands by group, in the order in which they are listed. Keep the array between renders. */
  groups: readonly PaletteGroup[];
  /** Address of the portal's search: `action?q=…`. */
  action: string;
  /** Goes to the page of a command or a result, or to the search, by the application's router. */
  onGo: (href: string) => void;
  /** Runs a command that has no `href`. */
  onRun?: (id: string) => void;
  /** Results of the portal's search for a text, by kind; the signal aborts it when the text changes. Without it no results are listed. */
  search?: Suggest;
  /** Tells its recent searches apart from those of another search of the origin; a PortalSearch of the same name shares them. */
  historyName: string;
  /** Whether Ctrl+K, on Apple's systems ⌘K, opens and closes it. */
  hotkey?: boolean;
  /** The button that opens it: with its words and keys, an icon alone, or none. */
  button?: 'field' | 'icon' | 'none';
  /** Whether it is open (controlled); give `onOpenChange` as well. */
  open?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
}

export interface PaletteDialogProps
  extends Pick<CommandPaletteProps, 'groups' | 'action' | 'onGo' | 'onRun' | 'search' | 'historyName'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Text that was typed before the dialog was there. */
  typed: string;
}
