import { useRouter } from '@tanstack/react-router';
import { listFileUrl } from '@zonekit/api-client/list/client';
import { useSaveList } from '@zonekit/api-client/list/hooks';
import { Icon } from '@zonekit/ui/icon';
import { Menu } from '@zonekit/ui/menu';
import { CalendarPlus, Link, Rss, Table } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { FilesMenu } from './files-menu.tsx';
import type { ListFilesProps } from './list-files.types.ts';
import * as css from './list-page.css.ts';
import { useSavingWords } from './use-saving-words.ts';

/** The menu, with the result of a choice beside it. */
export function ListFilesMenu({ endpoint, query, formats }: ListFilesProps) {
  const t = useWords('list');
  const locale = useLocale();
  const { api } = useRouter().options.context.config;
  const { state, save } = useSaveList(endpoint);
  const said = useSavingWords(state);
  const [copied, setCopied] = useState<string | null>(null);

  /** For programs, which send no language of their own. */
  const address = (format: 'atom' | 'ics') =>
    new URL(listFileUrl(api, endpoint, format, { ...query, lang: locale }), window.location.href).href;
  const copy = async (format: 'atom' | 'ics') => {
    const text = address(format);
    // Absent on plain HTTP and refused by some browsers: then the address is shown.
    const done = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setCopied(done ? t('files.copied') : t('files.copyFailed', { address: text }));
  };
  const download = () => {
    setCopied(null);
    void save('csv', query);
  };

  return (
    <span className={css.files}>
      <FilesMenu>
        <Menu.Item onSelect={download}>
          <Icon as={Table} />
          {t('files.csv')}
        </Menu.Item>
        {formats.includes('atom') && (
          <Menu.Item onSelect={() => void copy('atom')}>
            <Icon as={Rss} />
            {t('files.atom')}
          </Menu.Item>
        )}
        {formats.includes('ics') && (
          <>
            <Menu.Separator />
            <Menu.LinkItem href={address('ics').replace(/^https?:/, 'webcal:')}>
              <Icon as={CalendarPlus} />
              {t('files.calendar')}
            </Menu.LinkItem>
            <Menu.Item onSelect={() => void copy('ics')}>
              <Icon as={Link} />
              {t('files.calendarAddress')}
            </Menu.Item>
          </>
        )}
      </FilesMenu>
      <span role="status" className={css.said}>
        {copied ?? said}
      </span>
    </span>
  );
}
