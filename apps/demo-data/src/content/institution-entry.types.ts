import type { InnovationField } from '@zonekit/api-client/content/contract';

/** Name of an institution and what it offers. */
export type Entry = readonly [field: InnovationField, zh: string, en: string, whatZh: string, whatEn: string];
