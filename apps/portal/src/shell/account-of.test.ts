import { describe, expect, it } from 'vitest';
import { accountOf } from './account-of.ts';

const PLACES = { href: '/policy?q=a&b', hasRegister: true };

describe('accountOf', () => {
  it('has only the address of the login while nobody knows, for browsers without scripts', () => {
    expect(accountOf({ status: 'unknown', user: null }, PLACES)).toEqual({
      status: 'unknown',
      loginHref: '/login?return=%2Fpolicy%3Fq%3Da%26b',
    });
  });

  it('offers login and registration to a visitor, and brings both back to the page', () => {
    expect(accountOf({ status: 'anonymous', user: null }, PLACES)).toEqual({
      status: 'anonymous',
      loginHref: '/login?return=%2Fpolicy%3Fq%3Da%26b',
      register: { href: '/login/register?return=%2Fpolicy%3Fq%3Da%26b' },
    });
  });

  it('begins the single sign-on where the variant has one', () => {
    const onLogin = () => {};
    expect(accountOf({ status: 'anonymous', user: null }, { ...PLACES, onLogin })).toHaveProperty('onLogin', onLogin);
  });

  it('offers no registration where the build lacks its page', () => {
    expect(accountOf({ status: 'anonymous', user: null }, { ...PLACES, hasRegister: false })).not.toHaveProperty(
      'register',
    );
  });
});
