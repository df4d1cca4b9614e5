import { beforeEach, describe, expect, it } from '@jest/globals';
import { rememberedDestination, showSignInAddress, signedOutAddress } from './sign-in-address.js';

const open = (address: string) => window.history.replaceState(null, '', address);

describe('the address while signed out', () => {
  beforeEach(() => open('/'));

  it('is /login, and the deep link is kept with its query and its fragment', () => {
    open('/timesheets?week=3#last');
    showSignInAddress({ remember: true });
    expect(window.location.pathname).toBe('/login');
    expect(rememberedDestination()).toBe('/timesheets?week=3#last');
  });

  it('keeps what was remembered when /login is opened again', () => {
    open('/team');
    showSignInAddress({ remember: true });
    showSignInAddress({ remember: true });
    expect(rememberedDestination()).toBe('/team');
  });

  it.each(['/', '/login'])('leads home from %s', (address) => {
    open(address);
    showSignInAddress({ remember: true });
    expect(window.location.pathname).toBe('/login');
    expect(rememberedDestination()).toBe('/');
  });

  it.each([
    ['/register', null],
    ['/register/?code=%20', null],
    ['/register?code=7Q4K-X0M2&x=1', '7Q4K-X0M2'],
  ])('stays at %s, for somebody who was invited', (address, code) => {
    open(address);
    showSignInAddress({ remember: true });
    expect(`${window.location.pathname}${window.location.search}`).toBe(address);
    expect(signedOutAddress()).toEqual({ isRegistration: true, code });
  });

  it.each(['/registers', '/register/me'])('is no registration at %s', (address) => {
    open(address);
    expect(signedOutAddress().isRegistration).toBe(false);
  });

  it('forgets where a person was who signed out', () => {
    open('/team');
    showSignInAddress({ remember: false });
    expect(rememberedDestination()).toBe('/');
  });

  it('never leads to another site', () => {
    window.history.replaceState({ destination: '//evil.example' }, '', '/login');
    expect(rememberedDestination()).toBe('/');
  });
});
