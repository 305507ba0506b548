import { expect, test } from 'vitest';
import { POLICY_TABS, tabState } from './policy-tabs.ts';

const marked = (pathname: string) =>
  POLICY_TABS.flatMap(({ name, href }) => {
    const state = tabState(href, pathname);
    return state === false ? [] : [[name, state]];
  });

test.each([
  ['/policy', [['overview', true]]],
  ['/policy/', [['overview', true]]],
  ['/policy/policyRecommend', [['recommend', true]]],
  ['/policy/policyDocument', [['documents', true]]],
  ['/policy/policyDocument/pol-0001', [['documents', 'within']]],
  ['/policy/policyDeclaration/dec-open-26', [['calls', 'within']]],
  ['/policy/resultsPublicityDetails/pub-001', [['browse', 'within']]],
  ['/policy/policyActivity', [['overview', 'within']]],
  ['/policy/policyDocumentary', []],
])('at %s it is %j', (pathname, tabs) => expect(marked(pathname)).toEqual(tabs));
