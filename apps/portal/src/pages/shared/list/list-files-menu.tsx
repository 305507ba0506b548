import { useRouter } from '@tanstack/react-router';
import { listFileUrl } from '@zonekit/api-client/list/client';
import { useSaveList } from '@zonekit/api-client/list/hooks';
import { Button } from '@zonekit/ui/button';
import { Icon } from '@zonekit/ui/icon';
import { Menu } from '@zonekit/ui/menu';
import { CalendarPlus, Download, Link, Rss, Table } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import type { ListFilesProps } from './list-files.types.ts';
import * as css from './list-page.css.ts';

/** The menu, mounted open: it replaces the button that was clicked. The result of a choice is shown beside it. */
export function ListFilesMenu({ endpoint, query, formats }: ListFilesProps) {
  const t = useWords('list');
  const locale = useLocale();
  const { api } = useRouter().options.context.config;
  const { state, save } = useSaveList(endpoint);
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
      <Menu.Root defaultOpen>
        <Menu.Trigger asChild>
          <Button kind="quiet" size="sm">
            <Icon as={Download} />
            {t('files.open')}
          </Button>
        </Menu.Trigger>
        <Menu.Content align="end">
          <Menu.Item onSelect={download}>
            <Icon as={Table} />
            {t('files.csv')}
          </Menu.Item>
          <Menu.Item onSelect={() => void copy('atom')}>
            <Icon as={Rss} />
            {t('files.atom')}
          </Menu.Item>
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
        </Menu.Content>
      </Menu.Root>
      <span role="status" className={css.said}>
        {copied ?? saidOf(state, t)}
      </span>
    </span>
  );
}

function saidOf(state: ReturnType<typeof useSaveList>['state'], t: ReturnType<typeof useWords<'list'>>): string | null {
  if (state.status === 'idle') return null;
  if (state.status === 'fetching') return t('files.fetching');
  if (state.status === 'failed') return state.error.serverMessage ?? t('files.failed');
  const { more, limit } = state.file;
  return more && limit !== null ? t('files.cut', { limit }) : t('files.saved');
}
