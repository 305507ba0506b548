import { type ComponentType, createElement, type ReactNode } from 'react';
import type { Data } from '../../platform/data/data.ts';
import type { BulletinTab } from './bulletin.tsx';
import type { HomeFigures, RoadshowWeek } from './home-data.ts';

/** What a section reads with. */
export interface HomeContext {
  data: Data;
  /** `YYYY-MM-DD`, Asia/Shanghai. */
  today: string;
  bulletin: BulletinTab;
  /** Null where the roadshow centre takes no bookings, or its calendar could not be read. */
  week: Promise<RoadshowWeek | null>;
}

/** What sections share. */
export interface HomeView {
  /** Of the address. */
  bulletin: BulletinTab;
  figures: HomeFigures;
}

interface HomeSection<Content> {
  /** Requested beside all others. Null, as where there is nothing to show, leaves the section out. */
  load: (context: HomeContext) => Promise<Content | null>;
  Section: ComponentType<{ content: Content; view: HomeView }>;
  /** A page that it leads to, without which it is left out. */
  page?: string;
}

/** A section whose content is known to itself alone. */
export interface JoinedSection {
  load: (context: HomeContext) => Promise<unknown>;
  show: (content: unknown, view: HomeView) => ReactNode;
  page: string;
}

/** A section of the home page: what it reads and how it is shown. `home-sections.ts` names it. */
export const defineHomeSection = <Content>({ load, Section, page = '/' }: HomeSection<Content>): JoinedSection => ({
  load,
  show: (content, view) => createElement(Section, { content: content as Content, view }),
  page,
});
