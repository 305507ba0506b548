import { Icon } from '@zonekit/ui/icon';
import { VisuallyHidden } from '@zonekit/ui/visually-hidden';
import { ExternalLink, FilePenLine } from 'lucide-react';
import { useId } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import * as css from './floating-panel.css.ts';
import { useDisclosure } from './use-disclosure.ts';

export interface ApplicationsProps {
  /** 'Innovation growth plan': reserve-project application. */
  growthPlan: string;
  /** 'Innovation partner plan': service-organisation application. */
  partnerPlan: string;
}

const PLANS = ['growthPlan', 'partnerPlan'] as const;

/** The two applications that are made in another system, behind one action. */
export function Applications(hrefs: ApplicationsProps) {
  const t = useKitTranslations('floatingPanel');
  const id = useId();
  const { open, close, rootProps, triggerProps } = useDisclosure<HTMLLIElement>();
  return (
    <li {...rootProps}>
      <button type="button" className={css.action} aria-controls={id} {...triggerProps}>
        <span className={css.label}>{t('applications')}</span>
        <Icon as={FilePenLine} size={20} />
      </button>
      <div className={css.fly} id={id} hidden={!open}>
        <p id={`${id}title`}>{t('elsewhere')}</p>
        <ul aria-labelledby={`${id}title`}>
          {PLANS.map((plan) => (
            <li key={plan}>
              {/* A plain anchor: another system's page is never the router's. */}
              <a href={hrefs[plan]} target="_blank" rel="noopener noreferrer" onClick={close}>
                <span>
                  <b>{t(plan)}</b>
                  <small>{t(`${plan}For`)}</small>
                </span>
                <VisuallyHidden>{t('newWindow')}</VisuallyHidden>
                <Icon as={ExternalLink} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
