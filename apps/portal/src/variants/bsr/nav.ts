import { categoryBranches } from '@zonekit/portal-kit/site-header/core';
import type { VariantNav } from '../nav.types.ts';
import type { CategoryTree } from '../nav-data.types.ts';
import type messages from './messages/zh-CN.ts';

type Words = Readonly<Record<keyof (typeof messages)['nav'], string>>;

export const nav = (w: Words, tree: CategoryTree): VariantNav => {
  const list = (...entries: [title: string, href: string][]) => ({
    kind: 'tree' as const,
    branches: entries.map(([title, href]) => ({ title, href })),
  });
  return {
    items: [
      { id: 'home', title: w.home, href: '/' },
      {
        id: 'registration',
        title: w.registration,
        href: '/userCenter/user/businessregistration',
        panel: list(
          [w.setUp, '/userCenter/user/businessregistration'],
          [w.progress, '/userCenter/user/businessregistration/oneStopUser'],
          [w.seals, '/userCenter/user/businessregistration/seals'],
          [w.banks, '/userCenter/user/businessregistration/banks'],
          [w.socials, '/userCenter/user/businessregistration/socials'],
          [w.invoices, '/userCenter/user/businessregistration/invoices'],
        ),
      },
      {
        id: 'business',
        title: w.services,
        href: '/business',
        panel: {
          kind: 'tree',
          branches: categoryBranches(tree),
          foot: [
            { title: w.newTechnique, href: '/business/newTechnique' },
            { title: w.mall, href: '/material/product' },
            { title: w.demands, href: '/enterpriseSupply/demandList' },
            { title: w.companies, href: '/enterpriseSupply/companyList' },
            { title: w.products, href: '/enterpriseSupply/productList' },
          ],
        },
      },
      {
        id: 'policy',
        title: w.policy,
        href: '/policy',
        panel: list(
          [w.documents, '/policy/policyDocument'],
          [w.assembly, '/policy/policyAssembly'],
          [w.illustration, '/policy/policyIllustration'],
          [w.questions, '/policy/policyCommon'],
          [w.declarations, '/policy/policyDeclaration'],
          [w.results, '/policy/resultsPublicityDetails'],
          [w.announcements, '/policy/policyBrowse'],
          [w.voucher, '/innovation-voucher'],
          [w.recommend, '/policy/policyRecommend'],
          [w.briefings, '/policy/policyActivity'],
          [w.questionnaire, '?dialog=questionnaire'],
        ),
      },
      {
        id: 'space',
        title: w.space,
        href: '/space',
        panel: list(
          [w.spaceSearch, '/space/search'],
          [w.office, '/space/office'],
          [w.factory, '/space/factory'],
          [w.incubator, '/space/Incubator'],
          [w.show, '/entrance/show'],
          [w.industries, '/entrance/industry'],
          [w.industryMap, '/entrance/industryMap'],
        ),
      },
      {
        id: 'technology',
        title: w.technology,
        href: '/technological',
        panel: list(
          [w.instruments, '/experiment/instrument'],
          [w.facilities, '/experiment/region'],
          [w.experiments, '/experiment/service'],
          [w.laboratories, '/experiment/laboratory'],
          [w.outcomes, '/experiment/outcome'],
          [w.projects, '/tech/project'],
          [w.platforms, '/info/platform'],
          [w.bases, '/info/base'],
          [w.centres, '/info/innovation'],
          [w.research, '/info/research'],
        ),
      },
      {
        id: 'finance',
        title: w.finance,
        href: '/finance/loanCenter',
        panel: list(
          [w.loans, '/finance/loanCenter'],
          [w.financeMarket, '/financeSupermarket'],
          [w.equity, '/finance/investment'],
          [w.funds, '/finance/funds'],
          [w.bonds, '/finance/bond'],
        ),
      },
      {
        id: 'talent',
        title: w.talent,
        href: '/talent',
        panel: list(
          [w.experts, '/expert'],
          [w.events, '/event'],
          [w.calendar, '/activity'],
          [w.talentNews, '/talent/newsBulletin'],
        ),
      },
    ],
    footer: [
      {
        title: w.policy,
        items: list([w.documents, '/policy/policyDocument'], [w.declarations, '/policy/policyDeclaration']).branches,
      },
      {
        title: w.footerTasks,
        items: list([w.booking, '?dialog=booking'], [w.questionnaire, '?dialog=questionnaire']).branches,
      },
      {
        title: w.footerZone,
        items: list(
          [w.show, '/entrance/show'],
          [w.industries, '/entrance/industry'],
          [w.industryMap, '/entrance/industryMap'],
          [w.bases, '/info/base'],
        ).branches,
      },
      { title: w.footerAbout, items: list([w.centre, '/userCenter'], [w.openData, '/api/openapi.json']).branches },
    ],
  };
};
