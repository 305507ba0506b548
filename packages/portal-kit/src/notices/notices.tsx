'use client';
import { ToastRegion, type ToastStore } from '@zonekit/ui/toast';
import { useKitTranslations } from '../messages/use-kit-translations.ts';

export { createToastStore as createNoticeStore, type ToastStore as NoticeStore } from '@zonekit/ui/toast';

export interface NoticesProps {
  /** Source of the notices: what `createNoticeStore` returns. */
  store: ToastStore;
}

/** Live region of notices, once per page. Repeating the shown notice renews it. */
export function Notices({ store }: NoticesProps) {
  const t = useKitTranslations('notices');
  return <ToastRegion store={store} label={t('region')} closeLabel={t('close')} />;
}
