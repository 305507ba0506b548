import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';

interface ElsewhereAlertProps {
  title: string;
  hint: string;
  /** Of the button that shows what the colleague submitted. */
  show: string;
  onShow: () => void;
}

/** A colleague has submitted the same meanwhile: nothing is overwritten, and what was typed stays on this device. */
export function ElsewhereAlert({ title, hint, show, onShow }: ElsewhereAlertProps) {
  return (
    <Alert
      role="alert"
      tone="warning"
      title={title}
      action={
        <Button size="sm" onClick={onShow}>
          {show}
        </Button>
      }
    >
      {hint}
    </Alert>
  );
}
