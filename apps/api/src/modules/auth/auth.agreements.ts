import { Problem } from '../../frame/problem.ts';

/** The versions in force. A new text gets a new version, and requires consent again. */
export const AGREEMENTS = { terms_version: '2026-11-01', privacy_version: '2026-11-01' } as const;

/** @throws Problem 422 with `details.agreements` where somebody agrees to a text that is not in force */
export const checkAgreements = (given: { terms_version: string; privacy_version: string }): void => {
  const { terms_version, privacy_version } = AGREEMENTS;
  if (given.terms_version === terms_version && given.privacy_version === privacy_version) return;
  throw new Problem(422, 'validation_failed', {
    words: {
      'zh-CN': '用户协议或隐私政策已更新,请阅读新版本后再同意',
      en: 'The terms or the privacy policy have changed. Please read and agree to the new version',
    },
    details: { agreements: AGREEMENTS },
  });
};
