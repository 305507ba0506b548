import { useSession } from '@zonekit/api-client/session/hooks';
import { FormPage } from '@zonekit/portal-kit/form-page';
import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { lazy } from 'react';
import { PageData } from '../../../platform/data/page-data.tsx';
import { useSignOn } from '../../../platform/session/use-sign-on.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import { RequireLogin } from '../../../shell/require-login.tsx';
import { Opened, OpenedAlone } from '../../shared/user-centre/loaded.tsx';
import { useHomeTrail } from '../flow/use-home-trail.ts';
import * as css from './voucher.css.ts';
import { NEW, redemptionHref, type VoucherParams } from './voucher-address.ts';
import { VoucherRules } from './voucher-rules.tsx';

// Visitors read the rules alone.
const OwnVouchers = lazy(async () => ({ default: (await import('./own-vouchers.tsx')).OwnVouchers }));
const OneRedemption = lazy(async () => ({ default: (await import('./one-redemption.tsx')).OneRedemption }));

/** Innovation vouchers: the rules for everybody, and for an enterprise its account, its movements and its redemptions. */
export function VoucherPage({ params }: { params: VoucherParams }) {
  if (params.redemption !== undefined) {
    return (
      <RequireLogin>
        <PageData>
          <OpenedAlone>
            <OneRedemption id={params.redemption} edit={params.edit !== undefined} fileId={params.file} />
          </OpenedAlone>
        </PageData>
      </RequireLogin>
    );
  }
  return (
    <PageData>
      <Overview params={params} />
    </PageData>
  );
}

function Overview({ params }: { params: VoucherParams }) {
  const t = useWords('orderVoucher');
  const trail = useHomeTrail();
  const { status } = useSession();
  return (
    <FormPage trail={trail} title={t('title')} line={t('line')} aside={<Actions />}>
      <VoucherRules />
      {status === 'signed-in' && (
        <div className={css.own}>
          <Opened>
            <OwnVouchers params={params} />
          </Opened>
        </div>
      )}
    </FormPage>
  );
}

/** Actions: redeem, find something to order, or log in first. */
function Actions() {
  const t = useWords('orderVoucher');
  const { status } = useSession();
  const signOn = useSignOn();
  return (
    <div className={css.side}>
      <h2>{t('side.title')}</h2>
      <p>{t('side.text')}</p>
      {status === 'signed-in' ? (
        <Button asChild kind="primary" block>
          <Link href={redemptionHref(NEW)}>{t('redeem')}</Link>
        </Button>
      ) : (
        <Button kind="primary" block disabled={status === 'unknown'} onClick={() => void signOn()}>
          {t('login')}
        </Button>
      )}
      <Button asChild block>
        <Link href="/technological">{t('toResources')}</Link>
      </Button>
    </div>
  );
}
