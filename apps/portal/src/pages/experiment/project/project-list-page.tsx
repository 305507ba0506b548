import { projectEndpoints } from '@zonekit/api-client/experiment/project/endpoints';
import { useProjects } from '@zonekit/api-client/experiment/project/hooks';
import { projectList } from '@zonekit/api-client/experiment/project/lists';
import type { ListSearch } from '@zonekit/portal-kit/list-page/core';
import { useWords } from '../../../platform/words/use-words.ts';
import { ListPage } from '../../shared/list/list-page.tsx';
import { listQuery } from '../../shared/list/list-query.ts';
import { LANDING, PROJECTS } from '../resource-paths.ts';
import { openProject } from './project-address.ts';
import { ProjectRow } from './project-row.tsx';

/** Technology projects; one unfolds where it stands. */
export function ProjectListPage({ search }: { search: ListSearch<keyof typeof projectList.facets> }) {
  const t = useWords('experimentProject');
  const area = useWords('experiment');
  const open = openProject(search);
  return (
    <ListPage
      path={PROJECTS}
      trail={[{ label: area('title'), href: LANDING }]}
      list={projectList}
      file={projectEndpoints.projectsFile}
      search={search}
      read={useProjects(listQuery(projectList, search))}
      words={{
        title: t('title'),
        lede: t('description'),
        searchLabel: t('search'),
        facet: (facet) => t(`facets.${facet}`),
        sort: (sort) => t(`sorts.${sort}`),
      }}
      row={(project) => <ProjectRow project={project} search={search} isOpen={project.id === open} />}
    />
  );
}
