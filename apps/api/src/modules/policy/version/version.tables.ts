/** Tables of earlier versions; made by `version.migrations.ts`. */
export interface VersionTables {
  policy_versions: {
    id: string;
    policy_id: string;
    number: string;
    number_latin: string;
    title_zh: string;
    title_en: string | null;
    published_on: string;
    effective_on: string;
    ended_on: string;
    html_zh: string;
    html_en: string | null;
  };
}

declare module '../../../database/tables.ts' {
  interface Database extends VersionTables {}
}
