/** Lists that the figures of the page count. */
export const DOCUMENTS_IN_FORCE = '/policy/policyDocument?validity=effective&validity=expiring';
export const CALLS_OPEN = '/policy/policyDeclaration?status=open&status=closing';
export const CALLS_CLOSING = '/policy/policyDeclaration?status=closing';
