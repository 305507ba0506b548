export { hasOpenModal } from '../../internal/open-modal.ts';
export { hasCommandKey, isPaletteHotkey, type KeyPress, typeAhead } from './hotkey.ts';
export { isComposition, paletteKey } from './palette-key.ts';
export {
  type Command,
  type CommandGroup,
  countMatches,
  type PaletteContent,
  type PaletteEntry,
  type PaletteSection,
  paletteSections,
} from './palette-sections.ts';
