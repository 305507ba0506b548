import { type createTranslator, useTranslations } from 'use-intl';
import type zhCN from './zh-CN.ts';

export type KitMessages = typeof zhCN;

/**
 * The words of one widget, typed by the kit's own catalogue, so that an importer's catalogue need not be declared.
 * The importer passes the kit's catalogue under the key `kit`: `<IntlProvider messages={{ kit: kitMessages, … }}>`.
 */
export const useKitTranslations = <Widget extends keyof KitMessages>(widget: Widget) =>
  useTranslations(`kit.${widget}`) as unknown as ReturnType<typeof createTranslator<KitMessages, Widget>>;
