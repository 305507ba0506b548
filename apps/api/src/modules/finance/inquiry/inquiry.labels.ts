import type { FinanceInquirySubject } from '@zonekit/api-client/finance/inquiry/contract';
import type { Labels } from '../../../frame/module.ts';
import { financeTargets } from '../application/application.labels.ts';

export const inquirySubjects: Labels<FinanceInquirySubject> = {
  institution: { 'zh-CN': '金融机构', en: 'Institution' },
  ...financeTargets,
};
