import type { ProjectDetail } from '@zonekit/api-client/experiment/project/contract';
import { useProject } from '@zonekit/api-client/experiment/project/hooks';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { DescriptionList } from '@zonekit/ui/description-list';
import { Link } from '@zonekit/ui/link';
import { Skeleton } from '@zonekit/ui/skeleton';
import { useWords } from '../../../platform/words/use-words.ts';
import { phoneHref } from '../phone-href.ts';
import * as css from './project.css.ts';

/** Goals and milestones of a project, read when it unfolds. */
export function ProjectContent({ id }: { id: string }) {
  const t = useWords('experimentProject');
  const read = useProject(id);
  const project = read.status === 'ready' || read.status === 'failed' ? read.data : undefined;
  if (project) return <Content project={project} />;
  if (read.status === 'failed') {
    return (
      <Alert
        tone="danger"
        role="alert"
        title={t('failed')}
        action={<Button onClick={read.reload}>{t('retry')}</Button>}
      >
        {read.error.serverMessage}
      </Alert>
    );
  }
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton height="160px" />
    </div>
  );
}

function Content({ project }: { project: ProjectDetail }) {
  const t = useWords('experimentProject');
  const { lang, introduction, goals, milestones, partners, contact } = project;
  return (
    <div className={css.content}>
      <div className={css.text} lang={lang}>
        <h3 className={css.heading}>{t('introduction')}</h3>
        {introduction.split('\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <h3 className={css.heading}>{t('goals')}</h3>
        <ul className={css.goals}>
          {goals.map((goal) => (
            <li key={goal}>{goal}</li>
          ))}
        </ul>
      </div>
      <div className={css.text}>
        <h3 className={css.heading}>{t('milestones')}</h3>
        <ol className={css.milestones}>
          {milestones.map(({ on, title, reached }) => (
            <li key={`${on}${title}`} data-reached={reached ? '' : undefined}>
              <time dateTime={on}>{on}</time> <span lang={lang}>{title}</span>{' '}
              <small className={css.state}>{t(reached ? 'reached' : 'ahead')}</small>
            </li>
          ))}
        </ol>
        <DescriptionList
          items={[
            ...(partners.length > 0
              ? [{ label: t('partners'), value: <span lang={lang}>{partners.join(t('separator'))}</span> }]
              : []),
            {
              label: t('contact'),
              value: (
                <>
                  <span lang={lang}>{contact.name}</span>{' '}
                  <Link kind="text" href={phoneHref(contact.phone)}>
                    {contact.phone}
                  </Link>
                </>
              ),
            },
          ]}
        />
      </div>
    </div>
  );
}
