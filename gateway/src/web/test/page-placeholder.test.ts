import { describe, expect, test } from '@jest/globals';
import { renderPage } from '../page.js';
import { buildPlaceholder, parsePlaceholderParts } from '../page-placeholder.js';

const drawn = {
  parts: {
    signIn: '<b>sign in</b>',
    frame: '<p>{{organization}}</p>{{screen}}',
    collapsedFrame: '<i>{{organization}}</i>{{screen}}',
    screen: '<h1>{{heading}}</h1><p>{{line}}</p>{{firstCard}}{{otherCards}}',
    firstCard: '<h2>{{title}}</h2>',
    otherCard: '<h3>{{title}}</h3>',
    anyScreen: '<hr>',
  },
  excludedPaths: ['/reset'],
};
const home = {
  headings: [
    { until: 12, text: 'Good morning, {firstName}' },
    { until: 24, text: 'Good evening, {firstName}' },
  ],
  line: '{date} • {time} • {unknown}',
  cards: ['Clock', 'Shifts', 'Job'],
};
const wandaAt = (name: string) => ({
  user: { abilities: [], firstName: 'Wanda', organization: { name, timezoneInForce: 'America/Denver' } },
});
const now = new Date('2026-03-02T15:05:00Z');

type Facts = Parameters<typeof buildPlaceholder>[0];
const placeholderOf = (facts: Partial<Facts> = {}) =>
  buildPlaceholder({ path: '/', session: wandaAt('Stone'), cookies: '', screen: home, drawn, now, ...facts });

describe('the placeholder of a page', () => {
  test('shows how the first screen begins, at the time of the organization', () => {
    expect(placeholderOf()).toBe(
      '<p>Stone</p><h1>Good morning, Wanda</h1><p>Monday, March 2, 2026 • 8:05 AM • {unknown}</p>' +
        '<h2>Clock</h2><h3>Shifts</h3><h3>Job</h3>',
    );
    expect(placeholderOf({ now: new Date('2026-03-03T03:00:00Z') })).toContain('Good evening, Wanda');
  });

  test('shows the outline of a screen that does not say how it begins', () => {
    expect(placeholderOf({ screen: undefined })).toBe('<p>Stone</p><hr>');
  });

  test('has a collapsed sidebar if the user left it collapsed', () => {
    expect(placeholderOf({ screen: undefined, cookies: 'a=b; sidebar_state=false' })).toBe('<i>Stone</i><hr>');
  });

  test('is the sign-in page if nobody is signed in', () => {
    expect(placeholderOf({ session: null, path: '/timesheets' })).toBe('<b>sign in</b>');
  });

  test.each([
    ['the session is not known', { session: undefined }],
    ['the address decides what the page shows', { path: '/reset/' }],
  ])('is missing if %s', (_why, facts) => {
    expect(placeholderOf(facts)).toBeNull();
  });

  test('is not made from the parts of another version of the shell', () => {
    expect(parsePlaceholderParts(JSON.stringify(drawn))).toEqual(drawn);
    expect(() => parsePlaceholderParts('{"parts":{}}')).toThrow();
  });

  test('contains names as text, and looks for nothing to fill in within them', () => {
    expect(placeholderOf({ session: wandaAt('<b>&{{screen}}'), screen: undefined })).toBe(
      '<p>&lt;b&gt;&amp;{{screen}}</p><hr>',
    );
  });

  test('replaces the spinner of the page, and cannot be used', () => {
    const html = '<head></head><div><!-- placeholder begins -->\nspinner\n<!-- placeholder ends --></div>';
    const content = { data: { remotes: {}, modules: {} }, preloads: [] };
    expect(renderPage(html, content, '<p>$&</p>')).toMatch(
      /<div><div data-placeholder>.*<div inert aria-hidden="true"><p>\$&<\/p><\/div><\/div><\/div>$/,
    );
    expect(renderPage(html, content)).toContain('spinner');
  });
});
