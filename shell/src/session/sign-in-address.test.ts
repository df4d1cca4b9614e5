import { beforeEach, describe, expect, test } from '@jest/globals';
import { rememberedDestination, showSignInAddress, signedOutAddress } from './sign-in-address.js';

const open = (address: string) => window.history.replaceState(null, '', address);

describe('the address while signed out', () => {
  beforeEach(() => open('/'));

  test('is /login, and the deep link is saved with its query and fragment', () => {
    open('/timesheets?week=3#last');
    showSignInAddress({ remember: true });
    expect(window.location.pathname).toBe('/login');
    expect(rememberedDestination()).toBe('/timesheets?week=3#last');
  });

  test('keeps the saved deep link when /login is opened again', () => {
    open('/team');
    showSignInAddress({ remember: true });
    showSignInAddress({ remember: true });
    expect(rememberedDestination()).toBe('/team');
  });

  test.each(['/', '/login'])('leads to the home page when the requested address is %s', (address) => {
    open(address);
    showSignInAddress({ remember: true });
    expect(window.location.pathname).toBe('/login');
    expect(rememberedDestination()).toBe('/');
  });

  test.each([
    ['/register', null],
    ['/register/?code=%20', null],
    ['/register?code=7Q4K-X0M2&x=1', '7Q4K-X0M2'],
  ])('stays at %s, for a user with an invitation', (address, code) => {
    open(address);
    showSignInAddress({ remember: true });
    expect(`${window.location.pathname}${window.location.search}`).toBe(address);
    expect(signedOutAddress()).toEqual({ isForgot: false, isRegistration: true, code });
  });

  test.each(['/forgot', '/forgot/'])('stays at %s, for a user who forgot the password', (address) => {
    window.history.replaceState(null, '', address);
    showSignInAddress({ remember: true });
    expect(window.location.pathname).toBe(address);
    expect(signedOutAddress()).toMatchObject({ isForgot: true, isRegistration: false });
  });

  test.each(['/registers', '/register/me'])('does not treat %s as a registration', (address) => {
    open(address);
    expect(signedOutAddress().isRegistration).toBe(false);
  });

  test('does not save where the user was before signing out', () => {
    open('/team');
    showSignInAddress({ remember: false });
    expect(rememberedDestination()).toBe('/');
  });

  test('never leads to another site', () => {
    window.history.replaceState({ destination: '//evil.example' }, '', '/login');
    expect(rememberedDestination()).toBe('/');
  });
});
