import { categoryNode, policyEndpoints } from '@zonekit/api-client/policy/contract';
import * as z from 'zod/mini';
import { createFinder } from '../../frame/list/find.ts';
import { presentedRows, serveList } from '../../frame/list/serve-list.ts';
import type { Module } from '../../frame/module.ts';
import { Problem } from '../../frame/problem.ts';
import { applicationRoutes } from './application/application.routes.ts';
import { declarationChoices, enterpriseInfo, recommendedDeclarations } from './choices.service.ts';
import { orgRoutes } from './org/org.routes.ts';
import { categoriesOf, loadCatalogue, nameOf, tagsOf, treeOf } from './policy.catalogue.ts';
import { declarationFile, policyFile } from './policy.files.ts';
import { declarationLabels, policyLabels } from './policy.labels.ts';
import { declarationList, policyList } from './policy.lists.ts';
import { findDeclaration, findDeclarations, findPolicies, openDeclarations } from './policy.repository.ts';
import { createPolicyService, type ReadContext } from './policy.service.ts';
import { checkProfile, findProfile, ownerOf, saveProfile } from './profile.service.ts';
import { publicationRoutes } from './publication/publication.routes.ts';
import { readingRoutes } from './reading/reading.routes.ts';
import { matchesOf, previewMatches, tallyOf, whatIf } from './recommend.service.ts';
import { subscriptionRoutes } from './subscription/subscription.routes.ts';
import { createTotals } from './totals.service.ts';

type Caller = Pick<ReadContext, 'db' | 'locale'> & { user: { user_id: string } | null };
const readContext = ({ db, locale, user }: Caller): ReadContext => ({ db, locale, userId: user?.user_id ?? null });

// It refers to itself, so the OpenAPI document tells it by name.
z.globalRegistry.add(categoryNode, { id: 'CategoryNode' });

export const policyRoutes: Module['routes'] = (serve, context) => {
  /** Public reads, whose answers are the same for all visitors without a login. */
  const share: typeof serve = (endpoint, handler) => serve(endpoint, handler, { shared: 'cached' });
  const service = createPolicyService(context);
  const finder = createFinder();
  const totals = createTotals(service, finder);
  applicationRoutes(serve, context);
  subscriptionRoutes(serve, context, service);
  publicationRoutes(serve, context, service);
  readingRoutes(serve, context, service);
  orgRoutes(serve);

  share(policyEndpoints.listCategories, async ({ query, db, locale }) => {
    const rows = (await categoriesOf(db, query.business_code)).filter(
      (row) => row.parent_id === null && (query.with_hidden === 'true' || !row.hidden),
    );
    const from = (query.page_index - 1) * query.page_size;
    const shown = rows.slice(from, from + query.page_size);
    const tags = await tagsOf(
      db,
      shown.map((row) => row.id),
    );
    return {
      data: shown.map((row) => ({
        id: row.id,
        name: nameOf(row, locale),
        business_code: row.business_code,
        hidden: row.hidden,
        category_tags: tags
          .filter((tag) => tag.category_id === row.id)
          .map((tag) => ({ id: tag.id, name: nameOf(tag, locale) })),
      })),
      page: {
        page_index: query.page_index,
        page_size: query.page_size,
        total: rows.length,
        total_capped: false,
        next_cursor: null,
      },
    };
  });

  share(policyEndpoints.categoryTree, async ({ query, db, locale }) => ({
    data: treeOf(await categoriesOf(db, query.business_code), locale),
  }));

  share(policyEndpoints.listTags, async ({ db, locale }) => ({ data: await totals.tags(db, locale, context.now()) }));

  share(policyEndpoints.totalCount, async ({ db, locale }) => ({
    data: await totals.figures(db, locale, context.now()),
  }));

  share(policyEndpoints.statusCounts, async ({ db }) => ({ data: await totals.byStatus(db, context.now()) }));

  serveList(
    serve,
    context,
    finder,
    { list: policyEndpoints.listPolicies, file: policyEndpoints.policiesFile },
    {
      list: policyList,
      ...presentedRows(findPolicies, service.presentPolicies),
      labels: async ({ db, locale }) => policyLabels(await service.catalogue(db), locale),
      chosen: service.withDepartments,
      others: { declarations: declarationList },
      file: policyFile,
    },
    { shared: 'cached' },
  );

  share(policyEndpoints.getPolicy, async (call) => ({
    data: await service.getPolicy(readContext(call), call.params.data_id, call.query),
  }));

  serveList(
    serve,
    context,
    finder,
    { list: policyEndpoints.listDeclarations, file: policyEndpoints.declarationsFile },
    {
      list: declarationList,
      ...presentedRows(findDeclarations, service.presentDeclarations),
      labels: async ({ db, locale }) => declarationLabels(await service.catalogue(db), locale),
      chosen: service.withDepartments,
      others: { policies: policyList },
      file: declarationFile,
    },
    { shared: 'cached' },
  );

  serve(policyEndpoints.declarationChoices, async (call) => ({
    data: await declarationChoices(
      call.db,
      call.query,
      call.user?.user_id ?? null,
      await service.view(readContext(call)),
    ),
  }));

  serve(policyEndpoints.recommendedDeclarations, async (call) => ({
    data: await recommendedDeclarations(call.db, call.user?.user_id ?? null, await service.view(readContext(call))),
  }));

  share(policyEndpoints.getDeclaration, async (call) => ({
    data: await service.getDeclaration(readContext(call), call.params.data_id),
  }));

  serve(policyEndpoints.enterpriseInfo, async (call) => ({
    data: await enterpriseInfo(call.db, call.user, await service.view(readContext(call))),
  }));

  serve(policyEndpoints.getProfile, async ({ query, user, db }) => ({
    data: await findProfile(db, ownerOf(user, query.user_id, 'read')),
  }));

  serve(policyEndpoints.saveProfile, async ({ body, user, db, locale }) => {
    const { user_id, ...input } = body;
    const owner = ownerOf(user, user_id, 'write');
    // Not from the cache: this runs in a transaction.
    checkProfile(input, await loadCatalogue(db), context.now(), locale);
    return { data: await saveProfile(db, owner, input, context.now()) };
  });

  serve(policyEndpoints.recommend, async (call) => {
    const { db, user, query } = call;
    const [profile, view] = await Promise.all([findProfile(db, user.user_id), service.view(readContext(call))]);
    if (!profile) return { data: { profile: null, tally: tallyOf([]), matches: [] } };
    const declaration = query.declaration_id === undefined ? null : await findDeclaration(db, query.declaration_id);
    if (declaration === undefined) throw new Problem(404, 'not_found');
    const matches = matchesOf(declaration ? [declaration] : await openDeclarations(db, view.now), profile, view);
    return { data: { profile, tally: tallyOf(matches), matches } };
  });

  serve(policyEndpoints.matchCounts, async (call) => {
    const [profile, view] = await Promise.all([
      findProfile(call.db, call.user.user_id),
      service.view(readContext(call)),
    ]);
    const matches = profile ? matchesOf(await openDeclarations(call.db, view.now), profile, view) : [];
    return {
      data: {
        profile: profile !== null,
        tally: tallyOf(matches),
        matches: matches.map(({ declaration, eligibility, met, unmet, unknown }) => ({
          declaration_id: declaration.id,
          eligibility,
          met,
          unmet,
          unknown,
        })),
      },
    };
  });

  serve(
    policyEndpoints.whatIf,
    async (call) => {
      const { db, user, body, locale } = call;
      const [saved, view] = await Promise.all([findProfile(db, user.user_id), service.view(readContext(call))]);
      checkProfile(body.profile, view.catalogue, view.now, locale);
      return { data: whatIf(await openDeclarations(db, view.now), saved, body.profile, view) };
    },
    { keepsShared: true },
  );

  serve(
    policyEndpoints.previewMatches,
    async (call) => {
      const { db, user, body, locale } = call;
      const [saved, view] = await Promise.all([user && findProfile(db, user.user_id), service.view(readContext(call))]);
      checkProfile(body.profile, view.catalogue, view.now, locale);
      return { data: previewMatches(await openDeclarations(db, view.now), saved, body.profile, view) };
    },
    { keepsShared: true },
  );
};
