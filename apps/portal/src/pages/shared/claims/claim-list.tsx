import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { Time } from '@zonekit/ui/time';
import { useWords } from '../../../platform/words/use-words.ts';
import { OwnList, type OwnListProps } from '../user-centre/own-list.tsx';
import { ClaimCorrect } from './claim-correct.tsx';

type Item<S extends string> = { id: string; status: S; allowed: readonly S[]; updated_at: string };

export interface ClaimListProps<Row extends Item<S>, S extends string>
  extends Omit<OwnListProps<Row, S>, 'emptyAction'> {
  /** Of the form that corrects a returned claim; `action` is for the others. */
  correctHref: (id: string) => string;
  /** The way to a first claim. */
  first: { href: string; text: string };
}

const isReturned = ({ allowed }: { allowed: readonly string[] }): boolean => allowed.includes('submitted');

/** The enterprise's claims of one kind: what each is, when it changed, and the way to the form of a returned one. */
export function ClaimList<Row extends Item<S>, S extends string>({
  correctHref,
  first,
  facts,
  action,
  ...list
}: ClaimListProps<Row, S>) {
  const t = useWords('claims');
  return (
    <OwnList
      {...list}
      facts={[...facts, { key: 'updated', label: t('updated'), cell: ({ updated_at }) => <Time value={updated_at} /> }]}
      action={(item) =>
        isReturned(item) ? <ClaimCorrect claim={item} size="sm" href={correctHref(item.id)} /> : action?.(item)
      }
      emptyAction={
        <Button asChild kind="primary">
          <Link href={first.href}>{first.text}</Link>
        </Button>
      }
    />
  );
}
