import { NAV_PANEL_OFFSETS } from '@zonekit/portal-kit/site-header/core';
import type { VariantNav } from '../nav.types.ts';
import type { CategoryTree } from '../nav-data.types.ts';
import type messages from './messages/zh-CN.ts';

type Words = Readonly<Record<keyof (typeof messages)['nav'], string>>;

const group = (title: string, ...items: [title: string, href: string][]) => ({
  title,
  items: items.map(([name, href]) => ({ title: name, href })),
});

export const nav = (w: Words, _tree: CategoryTree): VariantNav => ({
  items: [
    { id: 'home', title: w.home, href: '/' },
    {
      id: 'policy',
      title: w.policy,
      href: '/policy',
      panel: {
        kind: 'groups',
        wide: true,
        offset: NAV_PANEL_OFFSETS.policy,
        groups: [
          group(
            w.policyFind,
            [w.documents, '/policy/policyDocument'],
            [w.assembly, '/policy/policyAssembly'],
            [w.illustration, '/policy/policyIllustration'],
            [w.questions, '/policy/policyCommon'],
          ),
          group(
            w.policyApply,
            [w.declarations, '/policy/policyDeclaration'],
            [w.results, '/policy/resultsPublicityDetails'],
            [w.announcements, '/policy/policyBrowse'],
            [w.voucher, '/innovation-voucher'],
          ),
          group(
            w.policyHear,
            [w.recommend, '/policy/policyRecommend'],
            [w.briefings, '/policy/policyActivity'],
            [w.questionnaire, '?dialog=questionnaire'],
          ),
        ],
      },
    },
    {
      id: 'industry',
      title: w.industry,
      href: '/space',
      panel: {
        kind: 'groups',
        wide: true,
        offset: NAV_PANEL_OFFSETS.industry,
        groups: [
          group(
            w.spaceFind,
            [w.spaceSearch, '/space/search'],
            [w.office, '/space/briefIntroduction?type=1'],
            [w.factory, '/space/briefIntroduction?type=2'],
            [w.maker, '/space/briefIntroduction?type=3'],
            [w.land, '/space/briefIntroduction?type=4'],
          ),
          group(
            w.resources,
            [w.resourceSearch, '/technological'],
            [w.instruments, '/experiment/instrument'],
            [w.facilities, '/experiment/region'],
            [w.services, '/experiment/service'],
            [w.outcomes, '/experiment/outcome'],
            [w.projects, '/tech/project'],
          ),
          group(
            w.matching,
            [w.industries, '/entrance/industry'],
            [w.industryMap, '/entrance/industryMap'],
            [w.demands, '/enterpriseSupply/demandList'],
            [w.companies, '/enterpriseSupply/companyList'],
            [w.products, '/enterpriseSupply/productList'],
            [w.experts, '/expert'],
          ),
        ],
      },
    },
    {
      id: 'finance',
      title: w.finance,
      href: '/finance/loanCenter',
      panel: {
        kind: 'groups',
        wide: true,
        offset: NAV_PANEL_OFFSETS.finance,
        groups: [
          group(w.borrow, [w.loans, '/finance/loanCenter'], [w.financeMarket, '/financeSupermarket']),
          group(w.equity, [w.investors, '/finance/investment'], [w.funds, '/finance/funds']),
          group(w.bonds, [w.bondProducts, '/finance/bond'], [w.bondApply, '/finance/bondSubmit']),
        ],
      },
    },
    {
      id: 'highlights',
      title: w.highlights,
      href: '/entrance/innovation',
      panel: {
        kind: 'groups',
        wide: true,
        offset: NAV_PANEL_OFFSETS.highlights,
        groups: [
          group(
            w.roadshow,
            [w.booking, '?dialog=booking'],
            [w.cloudRoadshow, '/#roadshow-on-cloud'],
            [w.events, '/event'],
            [w.calendar, '/activity'],
          ),
          group(
            w.innovation,
            [w.centres, '/info/innovation'],
            [w.platforms, '/info/platform'],
            [w.bases, '/info/base'],
            [w.research, '/info/research'],
            [w.newTechnique, '/business/newTechnique'],
          ),
          group(
            w.talent,
            [w.talentService, '/talent'],
            [w.expertAdvice, '/expert'],
            [w.talentNews, '/talent/newsBulletin'],
          ),
        ],
      },
    },
    {
      id: 'market',
      title: w.market,
      href: '/supermarket',
      panel: {
        kind: 'tree',
        branches: [
          { title: w.register, href: '/business?category_ids=1' },
          { title: w.tax, href: '/business?category_ids=2' },
          { title: w.hr, href: '/business?category_ids=3' },
          { title: w.ip, href: '/business?category_ids=4' },
          { title: w.legal, href: '/business?category_ids=5' },
          { title: w.design, href: '/business?category_ids=6' },
        ],
        foot: [
          { title: w.financeMarket, href: '/financeSupermarket' },
          { title: w.newTechnique, href: '/business/newTechnique' },
          { title: w.mall, href: '/material/product' },
        ],
      },
    },
    { id: 'news', title: w.news, href: '/talent/newsBulletin' },
    // Specification, section 2: 'About us' scrolls to the page's bottom.
    { id: 'about', title: w.about, href: '#footer' },
  ],
  footer: [
    group(
      w.footerServices,
      [w.footerPolicy, '/policy'],
      [w.footerSpace, '/space'],
      [w.instruments, '/experiment/instrument'],
      [w.finance, '/finance/loanCenter'],
    ),
    group(
      w.footerTasks,
      [w.registration, '/userCenter/user/businessregistration'],
      [w.booking, '?dialog=booking'],
      [w.questionnaire, '?dialog=questionnaire'],
      [w.voucher, '/innovation-voucher'],
    ),
    group(w.about, [w.show, '/entrance/show'], [w.centre, '/userCenter'], [w.openData, '/api/openapi.json']),
  ],
});
