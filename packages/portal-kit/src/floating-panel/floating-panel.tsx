'use client';
import { BackToTop } from '@zonekit/ui/back-to-top';
import { Badge } from '@zonekit/ui/badge';
import { Icon } from '@zonekit/ui/icon';
import { Compass, Map as MapIcon, Presentation } from 'lucide-react';
import { useRef } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import { useStuck } from '../site-header/use-stuck.ts';
import { Applications, type ApplicationsProps } from './applications.tsx';
import { PANEL_MOVES_AFTER_PX } from './core/index.ts';
import { ExpertPicture } from './expert-picture.tsx';
import * as css from './floating-panel.css.ts';
import './floating-panel.global.css.ts';
import { Shortcut, type ShortcutTarget } from './shortcut.tsx';
import { useHush } from './use-hush.ts';
import { useRoom } from './use-room.ts';

export type { ShortcutTarget } from './shortcut.tsx';

export interface FloatingPanelProps {
  /** Books the roadshow centre. */
  booking: ShortcutTarget;
  /** The map on which office space is chosen; left out where the portal has no such page. */
  map?: ShortcutTarget | undefined;
  /** Opens the policy questionnaire; left out where the zone shows no matching. `count`: calls that fit this visitor. */
  matching?: (ShortcutTarget & { count?: number | undefined }) | undefined;
  /** Addresses of the two applications in the external project-management system. */
  applications: ApplicationsProps;
  /** Experts, with the address of a square picture in place of the drawn one; left out where the portal has no such page. */
  expert?: (ShortcutTarget & { picture?: string }) | undefined;
  /** What begins the page and takes focus, with `tabindex="-1"`. */
  topHref?: `#${string}`;
}

/**
 * Up to five ways that every page keeps in reach, at the left edge; after 700 px of scrolling it is 48 wide, and leads back to the
 * top too. Under 1024 px a bar at the lower edge, whose height `--zk-floating-panel` on `<html>` tells: the page ends
 * above it, and so does what sticks there.
 */
export function FloatingPanel({ booking, map, matching, applications, expert, topHref = '#main' }: FloatingPanelProps) {
  const t = useKitTranslations('floatingPanel');
  const root = useRef<HTMLElement>(null);
  const moved = useStuck(PANEL_MOVES_AFTER_PX);
  useRoom(root);
  return (
    <aside ref={root} className={css.panel} aria-label={t('label')} data-moved={moved}>
      <ul className={css.list} {...useHush()}>
        <Shortcut target={booking} title={t('booking')} picture={<Icon as={Presentation} size={20} />} />
        {map && <Shortcut target={map} title={t('map')} picture={<Icon as={MapIcon} size={20} />} />}
        {matching && <Shortcut target={matching} title={t('matching')} picture={<Matched count={matching.count} />} />}
        <Applications {...applications} />
        {expert && <Shortcut target={expert} title={t('expert')} picture={<ExpertPicture src={expert.picture} />} />}
        <li className={css.top}>
          <BackToTop className={css.action} href={topHref} after={PANEL_MOVES_AFTER_PX}>
            <span className={css.label}>{t('toTop')}</span>
          </BackToTop>
        </li>
      </ul>
    </aside>
  );
}

function Matched({ count }: { count: number | undefined }) {
  const t = useKitTranslations('floatingPanel');
  const icon = <Icon as={Compass} size={20} />;
  if (count === undefined) return icon;
  return (
    <Badge count={count} label={t('matched', { count })}>
      {icon}
    </Badge>
  );
}
