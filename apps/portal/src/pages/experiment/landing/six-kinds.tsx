import type { ResourceCount, ResourceCounts } from '@zonekit/api-client/experiment/contract';
import { Icon } from '@zonekit/ui/icon';
import { Link } from '@zonekit/ui/link';
import { Building2, FlaskConical, Lightbulb, Microscope, Package, Warehouse } from 'lucide-react';
import { useFormatter } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './landing.css.ts';

const ICONS = {
  instrument: Microscope,
  region: Warehouse,
  service: FlaskConical,
  laboratory: Building2,
  outcome: Lightbulb,
  consumable: Package,
};

/** The list of a kind, with the words that are searched. */
export const kindHref = ({ path }: Pick<ResourceCount, 'path'>, q: string | null): string =>
  q === null ? path : `${path}?${new URLSearchParams({ q })}`;

/** The six kinds with how many there are; while one searches, with their hits. */
export function SixKinds({ counts }: { counts: ResourceCounts }) {
  return (
    <ul className={css.six}>
      {counts.kinds.map((count) => (
        <li key={count.kind}>
          <Kind count={count} q={counts.q} />
        </li>
      ))}
    </ul>
  );
}

function Kind({ count, q }: { count: ResourceCount; q: string | null }) {
  const t = useWords('experimentLanding');
  const format = useFormatter();
  const { kind, total, secondary, hits, hits_capped } = count;
  return (
    <Link href={kindHref(count, q)} className={css.kind}>
      <Icon as={ICONS[kind]} size={24} className={css.kindIcon} />
      <span className={css.kindName}>{t(`kinds.${kind}`)}</span>
      <b className={css.kindCount}>
        {format.number(hits ?? total)}
        {hits_capped && '+'} <small className={css.kindUnit}>{hits === null ? t(`units.${kind}`) : t('hit')}</small>
      </b>
      <span className={css.kindNote}>
        {q === null ? t(`seconds.${kind}`, { count: secondary }) : t('contains', { q })}
      </span>
    </Link>
  );
}
