import { useRouter } from '@tanstack/react-router';
import type { ProjectSummary } from '@zonekit/api-client/experiment/project/contract';
import type { ListSearch } from '@zonekit/portal-kit/list-page/core';
import { Chip } from '@zonekit/ui/chip';
import { Link } from '@zonekit/ui/link';
import { MarkedText } from '@zonekit/ui/marked-text';
import { moneyText } from '@zonekit/ui/money/parts';
import { Tag } from '@zonekit/ui/tag';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { RowTitle } from '../../shared/list/row-title.tsx';
import * as css from './project.css.ts';
import { projectHref } from './project-address.ts';
import { ProjectContent } from './project-content.tsx';

const TONES = { planned: 'info', running: 'success', completed: 'neutral' } as const;

interface ProjectRowProps {
  project: ProjectSummary;
  search: ListSearch;
  isOpen: boolean;
}

/** A project, and with `isOpen` its goals and milestones below. */
export function ProjectRow({ project, search, isOpen }: ProjectRowProps) {
  const t = useWords('experimentProject');
  const area = useWords('experiment');
  const locale = useLocale();
  const router = useRouter();
  const { id, lang, type, field, state, undertaker, remark, snippet, budget, starts_on, ends_on } = project;
  const panel = `project-${id}`;
  const href = projectHref(search, isOpen ? null : id);
  return (
    <div className={css.project}>
      <div className={css.row}>
        <div className={css.body}>
          <p className={css.tags}>
            <Chip tone={TONES[state]}>{t(`states.${state}`)}</Chip>
            <Tag>{t(`types.${type}`)}</Tag>
            <Tag>{area(`fields.${field}`)}</Tag>
          </p>
          <h2 className={css.title}>
            <RowTitle item={project} />
          </h2>
          <p className={css.remark} lang={lang}>
            {snippet ? <MarkedText pieces={snippet} /> : remark}
          </p>
        </div>
        <p className={css.facts}>
          <span lang={lang}>{undertaker}</span>
          <span>
            {t('budget')} <b>{moneyText(budget.amount, locale)}</b>
          </span>
          <span>{t('term', { from: starts_on.slice(0, 7), to: ends_on.slice(0, 7) })}</span>
        </p>
        <Link
          kind="text"
          className={css.more}
          href={href}
          onClick={(event) => {
            // Where it stands: the router would go to the top of the page.
            event.preventDefault();
            void router.navigate({ href, resetScroll: false });
          }}
          aria-expanded={isOpen}
          aria-controls={panel}
          aria-label={`${t(isOpen ? 'less' : 'more')} ${project.title}`}
        >
          {t(isOpen ? 'less' : 'more')}
        </Link>
      </div>
      <div id={panel}>{isOpen && <ProjectContent id={id} />}</div>
    </div>
  );
}
