import { Button } from '../button/button.tsx';
import { foot } from './panel-foot.css.ts';

interface PanelFootProps {
  /** Label of the button that chooses now. */
  chooseNow: string | undefined;
  /** Label of the button that empties the field. */
  clear: string | undefined;
  /** The current day or month. */
  now: () => string;
  isClosed: (value: string) => boolean;
  value: string | null;
  required: boolean | undefined;
  onPick: (value: string | null) => void;
}

/** Buttons that choose the current day or month and that empty the field. */
export function PanelFoot({ chooseNow, clear, now, isClosed, value, required, onPick }: PanelFootProps) {
  if (!chooseNow && !clear) return null;
  return (
    <div className={foot}>
      {chooseNow && (
        <Button size="sm" kind="quiet" disabled={isClosed(now())} onClick={() => onPick(now())}>
          {chooseNow}
        </Button>
      )}
      {clear && !required && (
        <Button size="sm" kind="quiet" disabled={value === null} onClick={() => onPick(null)}>
          {clear}
        </Button>
      )}
    </div>
  );
}
