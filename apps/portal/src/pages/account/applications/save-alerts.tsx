import type { Application, DeclarationDetail } from '@zonekit/api-client/policy/contract';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { DescriptionList } from '@zonekit/ui/description-list';
import { Link } from '@zonekit/ui/link';
import { Time } from '@zonekit/ui/time';
import { useWords } from '../../../words/use-words.ts';
import { type ApplicationValues, differences, valuesOf } from './application-values.ts';
import * as css from './applications.css.ts';

/** To where it appears: the button that it answers is a page below. */
const goThere = (alert: HTMLElement | null) => alert?.focus();

/** The enterprise has an application for this call: there, and not a second one here. */
export function OtherAlert({ href }: { href: string }) {
  const t = useWords('applications');
  return (
    <Alert
      ref={goThere}
      tabIndex={-1}
      role="alert"
      tone="warning"
      title={t('other.title')}
      action={
        <Button asChild size="sm">
          <Link href={href}>{t('other.open')}</Link>
        </Button>
      }
    >
      {t('other.body')}
    </Alert>
  );
}

export interface ChangedAlertProps {
  call: DeclarationDetail;
  /** What stands in the form. */
  mine: ApplicationValues;
  theirs: Application;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/**
 * A colleague has saved the same application: when, and what it says where it differs. Nothing is overwritten unless the visitor
 * says so.
 */
export function ChangedAlert({ call, mine, theirs, onKeepMine, onTakeTheirs }: ChangedAlertProps) {
  const t = useWords('applications');
  const saved = valuesOf(theirs, call.materials.length);
  const { texts, materials } = differences(mine, saved);
  const labels = {
    contact_person: 'contact',
    contact_phone: 'phone',
    amount: 'amount',
    statement: 'statement',
  } as const;
  return (
    <Alert
      ref={goThere}
      tabIndex={-1}
      role="alert"
      tone="warning"
      title={t('changed.title')}
      action={
        <div className={css.states}>
          <Button size="sm" onClick={onKeepMine}>
            {t('changed.mine')}
          </Button>
          <Button size="sm" kind="quiet" onClick={onTakeTheirs}>
            {t('changed.theirs')}
          </Button>
        </div>
      }
    >
      <p>{t.rich('changed.body', { time: () => <Time value={theirs.updated_at} format="datetime" /> })}</p>
      <DescriptionList
        className={css.differences}
        items={[
          ...texts.map((name) => ({ label: t(labels[name]), value: saved[name] || t('changed.empty') })),
          ...materials.map((place) => ({
            label: call.materials[place]?.name ?? '',
            value: t(saved.materials[place] ? 'changed.file' : 'changed.noFile'),
          })),
        ]}
      />
    </Alert>
  );
}
