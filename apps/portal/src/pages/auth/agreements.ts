/** The versions of the texts in `messages/agreements.<locale>.ts`: what a visitor reads is what he agrees to. */
export const AGREEMENTS = { terms_version: '2026-11-01', privacy_version: '2026-11-01' } as const;
