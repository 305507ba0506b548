'use client';
import { Button } from '@zonekit/ui/button';
import { Chip } from '@zonekit/ui/chip';
import { Icon, type IconComponent } from '@zonekit/ui/icon';
import { Link } from '@zonekit/ui/link';
import { Download, Eye, FileImage, FileLock, FilePlay, FileText } from 'lucide-react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import { type Attachment, type AttachmentAction, attachmentAction } from './core/attachment-action.ts';
import { fileSize, fileType } from './core/file-label.ts';
import * as css from './file-viewer.css.ts';

export type { Attachment, AttachmentAction };

export interface AttachmentListProps {
  /** Files in their order, each with the permission of this user. */
  files: readonly Attachment[];
  /** Whether the user has logged in; visitors are offered the login. */
  signedIn: boolean;
  /** Called with the file and the action; never with `pending`. */
  onAction: (file: Attachment, action: Exclude<AttachmentAction, 'pending'>) => void;
  /** Addresses of files that can be opened without script. */
  hrefFor?: (file: Attachment) => string;
  /** Id of the file whose application is being sent. */
  busyId?: string;
}

/** Four icons are enough, since the type is also written beside them; each costs a page about 0.15 KiB. */
const iconOf = (file: Attachment, action: AttachmentAction): IconComponent => {
  if (action === 'pending' || action === 'apply' || action === 'reapply' || action === 'login') return FileLock;
  if (file.kind === 'image') return FileImage;
  return file.kind === 'video' || file.kind === 'audio' ? FilePlay : FileText;
};

const PROMPT = { apply: 'NONE', reapply: 'REJECT', pending: 'pending', login: 'login' } as const;
const hasPrompt = (action: AttachmentAction): action is keyof typeof PROMPT => action in PROMPT;

/** The attachments of a page: what each is, and the one thing that can be done with it now. */
export function AttachmentList({ files, signedIn, onAction, hrefFor, busyId }: AttachmentListProps) {
  const t = useKitTranslations('fileViewer');
  return (
    <ul className={css.list} aria-label={t('list')}>
      {files.map((file) => {
        const action = attachmentAction(file, signedIn);
        const what = { type: fileType(file.name, file.mime), size: fileSize(file.size) };
        return (
          <li key={file.id} className={css.row} data-action={action}>
            <Icon as={iconOf(file, action)} size={20} className={css.rowIcon} />
            <span className={css.rowName}>{file.name}</span>
            <span className={css.rowDetail}>
              {hasPrompt(action)
                ? t('detailWith', { ...what, prompt: t(`prompts.${PROMPT[action]}`) })
                : t('detail', what)}
            </span>
            <span className={css.rowAction}>
              {action === 'pending' ? (
                <Chip tone="info">{t('actions.pending')}</Chip>
              ) : (
                <RowButton
                  file={file}
                  action={action}
                  busy={busyId === file.id}
                  href={action === 'view' || action === 'download' ? hrefFor?.(file) : undefined}
                  onAction={onAction}
                />
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface RowButtonProps extends Pick<AttachmentListProps, 'onAction'> {
  file: Attachment;
  action: Exclude<AttachmentAction, 'pending'>;
  busy: boolean;
  href: string | undefined;
}

function RowButton({ file, action, busy, href, onAction }: RowButtonProps) {
  const t = useKitTranslations('fileViewer');
  const text = t(`actions.${action}`);
  // Twenty rows say 'Download': the name tells them apart, and starts with the text that is seen.
  const name = t('actionFor', { action: text, name: file.name });
  const open = action === 'view' || action === 'download';
  const content = (
    <>
      {open && <Icon as={action === 'view' ? Eye : Download} />}
      {text}
    </>
  );
  if (href !== undefined) {
    return (
      <Button asChild kind="quiet" size="sm">
        <Link
          href={href}
          aria-label={name}
          onClick={(event) => {
            // With script it opens here; with a modifier, and without script, the browser follows the link.
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onAction(file, action);
          }}
        >
          {content}
        </Link>
      </Button>
    );
  }
  return (
    <Button
      kind={open ? 'quiet' : 'secondary'}
      size="sm"
      loading={busy}
      aria-label={name}
      onClick={() => onAction(file, action)}
    >
      {content}
    </Button>
  );
}
