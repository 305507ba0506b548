import { useRouter } from '@tanstack/react-router';
import { useSession } from '@zonekit/api-client/session/hooks';
import { Button } from '@zonekit/ui/button';
import { Container } from '@zonekit/ui/container';
import { SectionHead } from '@zonekit/ui/section-head';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from '../expert.css.ts';

const ENTRY = '/userCenter/user/expertManagement';

/**
 * Leads to the expert entry; without a login by way of it, with its message. The session of who is not logged in has been
 * cleared already. Source: specification, section 5.
 */
export function EntryInvitation() {
  const t = useWords('expert');
  const router = useRouter();
  const { notices } = router.options.context;
  const { status } = useSession();
  const enter = async () => {
    if (status === 'signed-in') return router.navigate({ href: ENTRY });
    notices.push({ tone: 'warning', title: t('enter.login') });
    return router.navigate({ href: `/login?return=${encodeURIComponent(ENTRY)}` });
  };
  return (
    <Container className={css.enter}>
      <SectionHead
        title={t('enter.title')}
        more={
          <Button disabled={status === 'unknown'} onClick={() => void enter()}>
            {t('enter.action')}
          </Button>
        }
      >
        {t('enter.body')}
      </SectionHead>
    </Container>
  );
}
