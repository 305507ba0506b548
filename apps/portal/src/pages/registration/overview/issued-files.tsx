import { useRouter } from '@tanstack/react-router';
import { fileUrl } from '@zonekit/api-client/file/client';
import type { Attachment } from '@zonekit/api-client/file/contract';
import { Link } from '@zonekit/ui/link';
import { useFileDialog } from '../../shared/attachments/use-file-dialog.ts';
import * as css from './step-list.css.ts';

/** Documents that a step has issued, each opened over the page; without script the browser follows the link. */
export function IssuedFiles({ files }: { files: readonly Attachment[] }) {
  const { api } = useRouter().options.context.config;
  const openFile = useFileDialog();
  return (
    <ul className={css.issued}>
      {files.map(({ id, name }) => (
        <li key={id}>
          <Link
            kind="text"
            href={fileUrl(api, id)}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              openFile(id);
            }}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
