import { contract as lifecycle } from '@zonekit/api-client/lifecycle/contract';
import type { ContractDetail } from '@zonekit/api-client/space/lease/contract';
import { leaseEndpoints } from '@zonekit/api-client/space/lease/endpoints';
import { useContract } from '@zonekit/api-client/space/lease/hooks';
import { unitPath } from '@zonekit/api-client/space/unit-path';
import { ActionBar } from '@zonekit/portal-kit/detail-page/action-bar';
import { FormPage } from '@zonekit/portal-kit/form-page';
import { Button } from '@zonekit/ui/button';
import { shanghaiDate } from '@zonekit/ui/day/shanghai';
import { DescriptionList } from '@zonekit/ui/description-list';
import { Icon } from '@zonekit/ui/icon';
import { Link } from '@zonekit/ui/link';
import { Money } from '@zonekit/ui/money';
import { Tag } from '@zonekit/ui/tag';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { Attachments, OpenFile } from '../../shared/attachments/attachments.tsx';
import { RecordHistory } from '../../shared/record/record-history.tsx';
import { StateChip } from '../../shared/state-chip.tsx';
import { LoadedAlone } from '../../shared/user-centre/loaded.tsx';
import { useTrail } from '../../shared/user-centre/use-trail.ts';
import * as css from './contract.css.ts';
import { CONTRACTS, contractHref } from './contract-address.ts';
import { ContractTerm } from './contract-term.tsx';
import { RenewCard } from './renew-card.tsx';
import { RentTable } from './rent-table.tsx';
import { SignCard } from './sign-card.tsx';

export interface ContractPageProps {
  id: string;
  /** Of the attachment that the address opens. */
  fileId: string | undefined;
}

/** One contract: its term, the rent by period, its files, and what can be done now. */
export function ContractPage({ id, fileId }: ContractPageProps) {
  return (
    <LoadedAlone read={useContract(id)}>
      {(contract) => <Content key={contract.id} contract={contract} fileId={fileId} />}
    </LoadedAlone>
  );
}

const HOLDERS = [leaseEndpoints.getContract];

function Content({ contract, fileId }: { contract: ContractDetail; fileId: string | undefined }) {
  const t = useWords('spaceContract');
  const area = useWords('space');
  const [today] = useState(() => shanghaiDate(Date.now()));
  const trail = useTrail({ label: t('title'), href: CONTRACTS });
  const { unit, number, landlord, status, files, events, allowed, can_renew } = contract;
  const canSign = allowed.includes('active');
  return (
    // The frame of forms: rents take the width that an outline would need.
    <div className={css.above}>
      <FormPage
        trail={trail}
        title={unit.title}
        line={t('line', { number, landlord: landlord.name })}
        chips={
          <span className={css.chips}>
            <StateChip of={lifecycle} state={status} />
            <Tag>{area(`houseTypes.${unit.house_type}`)}</Tag>
            <Tag>{t('area', { area: unit.area })}</Tag>
          </span>
        }
        side={<Remaining contract={contract} />}
        progress={<ContractTerm contract={contract} today={today} />}
        aside={
          <>
            {canSign && <SignCard contract={contract} />}
            {can_renew && <RenewCard contractId={contract.id} />}
            <div className={css.contact}>
              <h2>{t('contact')}</h2>
              <p>{landlord.name}</p>
              <p>
                <a href={`tel:${landlord.phone}`}>{landlord.phone}</a>
              </p>
              <Button kind="quiet" size="sm" onClick={() => window.print()}>
                <Icon as={Printer} />
                {t('print')}
              </Button>
            </div>
          </>
        }
      >
        <RentTable contract={contract} />
        <section className={css.section} aria-labelledby="facts">
          <h2 id="facts">{t('sections.facts')}</h2>
          <Facts contract={contract} />
        </section>
        <section className={css.section} aria-labelledby="files">
          <h2 id="files">{t('sections.files')}</h2>
          {files.length > 0 ? <Attachments files={files} applyFailed={t('applyFailed')} /> : <p>{t('noFiles')}</p>}
        </section>
        <RecordHistory title={t('sections.history')} of={lifecycle} events={events} />
      </FormPage>
      {(canSign || can_renew) && (
        <ActionBar lead={<StateChip of={lifecycle} state={status} />} line={t('until', { date: contract.ends_on })}>
          <Button asChild kind="primary">
            <a href="#contract-action">{t(canSign ? 'sign' : 'renew')}</a>
          </Button>
        </ActionBar>
      )}
      <OpenFile files={files} fileId={fileId} holders={HOLDERS} />
    </div>
  );
}

/** Days to the end of a contract that runs. */
function Remaining({ contract: { status, days_left, ends_on } }: { contract: ContractDetail }) {
  const t = useWords('spaceContract');
  if (status !== 'active' && status !== 'expiring') return null;
  return (
    <div className={css.side}>
      <span className={css.muted}>{t('left')}</span>
      <b className={css.sideFigure}>{t('days', { days: days_left })}</b>
      <span className={css.muted}>{t('until', { date: ends_on })}</span>
    </div>
  );
}

function Facts({ contract }: { contract: ContractDetail }) {
  const t = useWords('spaceContract');
  const locale = useLocale();
  const money = ({ amount }: { amount: number }) => <Money fen={amount} locale={locale} precise />;
  const { unit, renews, renewed_by, terminated_on } = contract;
  return (
    <DescriptionList
      items={[
        { label: t('unit'), value: <Link href={unitPath(unit)}>{unit.title}</Link> },
        { label: t('park'), value: contract.park.name },
        { label: t('landlord'), value: contract.landlord.name },
        { label: t('tenant'), value: contract.tenant.name },
        { label: t('rent'), value: money(contract.monthly_rent) },
        { label: t('rentPeriod'), value: t(`rentPeriods.${contract.rent_period}`) },
        { label: t('deposit'), value: money(contract.deposit) },
        { label: t('value'), value: money(contract.value) },
        { label: t('signedOn'), value: contract.signed_on ?? t('notSigned') },
        ...(terminated_on ? [{ label: t('terminatedOn'), value: terminated_on }] : []),
        ...(renews ? [{ label: t('renews'), value: <Link href={contractHref(renews.id)}>{renews.number}</Link> }] : []),
        ...(renewed_by
          ? [{ label: t('renewedBy'), value: <Link href={contractHref(renewed_by.id)}>{renewed_by.number}</Link> }]
          : []),
      ]}
    />
  );
}
