'use client';
import { type ReactNode, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import * as css from './confirm-dialog.css.ts';

export interface ConfirmDialogProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called with false when the dialog is to close: by Cancel or Escape. */
  onOpenChange: (open: boolean) => void;
  /** The question; names the dialog. */
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  children?: ReactNode;
  /** Says what happens ('Withdraw the application'), not 'OK'. */
  confirmLabel: string;
  /** Text of the button that closes the dialog without the action: 'Cancel'. */
  cancelLabel: string;
  /** `danger` colours the confirming button, for what destroys something. */
  tone?: 'default' | 'danger';
  /** While the confirmed action runs. */
  busy?: boolean;
  /** Called when the action is confirmed. The caller closes the dialog, at once or after the action. */
  onConfirm: () => void;
}

/** Confirms an irreversible action. Focus starts on Cancel; a click outside does nothing. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'default',
  busy = false,
  onConfirm,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content
        role="alertdialog"
        small
        width={440}
        dismissOnScrim={false}
        closeLabel={cancelLabel}
        className={css.card}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          cancel.current?.focus();
        }}
      >
        <Dialog.Title>{title}</Dialog.Title>
        {children && (
          <Dialog.Description asChild>
            <div>{children}</div>
          </Dialog.Description>
        )}
        <div className={css.footer}>
          <Dialog.Close asChild>
            <Button ref={cancel}>{cancelLabel}</Button>
          </Dialog.Close>
          <Button kind={tone === 'danger' ? 'danger' : 'primary'} loading={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </Dialog.Content>
    </Dialog.Root>
  );
}
