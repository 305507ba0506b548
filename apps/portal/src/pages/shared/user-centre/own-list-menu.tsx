import { Menu } from '@zonekit/ui/menu';
import { useWords } from '../../../platform/words/use-words.ts';
import { FilesMenu } from '../list/files-menu.tsx';

/** Page where users make private addresses of their dates: a calendar cannot log in to read a list. */
const PRIVATE_FEEDS = '/userCenter/user/policyManagement?tab=subscriptions#feeds';

interface OwnListMenuProps {
  csv: () => void;
  ics: () => void;
}

/** The files of a list with dates. */
export function OwnListMenu({ csv, ics }: OwnListMenuProps) {
  const t = useWords('list');
  return (
    <FilesMenu>
      <Menu.Item onSelect={csv}>{t('files.csv')}</Menu.Item>
      <Menu.Item onSelect={ics}>{t('files.calendarFile')}</Menu.Item>
      <Menu.Separator />
      <Menu.LinkItem href={PRIVATE_FEEDS}>{t('files.privateFeed')}</Menu.LinkItem>
    </FilesMenu>
  );
}
