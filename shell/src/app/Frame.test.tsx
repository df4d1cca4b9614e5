import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { aSession } from '@timetrack/testing';
import { aModule, aScreen } from '../testing/a-module.js';
import { aSource } from '../testing/a-source.js';
import { renderFrame } from './test/render-frame.js';

const source = () =>
  aSource(
    aModule(
      'mf-clock',
      aScreen({ path: '/', label: 'Dashboard' }),
      aScreen({ path: '/pto', label: 'PTO Requests', order: 30 }),
    ),
  );

const sidebar = () => screen.getByRole('complementary', { name: 'Sidebar' });
const toggle = () => screen.getByRole('button', { name: 'Toggle sidebar' });

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: each test starts without the cookie
  document.cookie = 'sidebar_state=; path=/; max-age=0';
});

describe('the sidebar', () => {
  test('shows the product, the role and the user', async () => {
    const session = aSession({ firstName: 'Maria', lastName: 'Moss', email: 'maria@example.com', role: 'MANAGER' });
    await renderFrame({ source: source(), session });
    await screen.findByRole('link', { name: 'Dashboard' });
    for (const text of ['TimeTrack', 'Manager', 'MM', 'Maria Moss', 'maria@example.com']) {
      expect(within(sidebar()).getByText(text)).toBeInTheDocument();
    }
  });

  test('marks the link of the current route only', async () => {
    const { user } = await renderFrame({ source: source() });
    await user.click(await screen.findByRole('link', { name: 'PTO Requests' }));
    expect(screen.getByRole('link', { name: 'PTO Requests' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
  });

  test('collapses and expands with its button, and saves the state in a cookie', async () => {
    const { user } = await renderFrame({ source: source() });
    await user.click(toggle());
    expect(sidebar()).toHaveAttribute('data-state', 'collapsed');
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(document.cookie).toContain('sidebar_state=false');
    await user.click(toggle());
    expect(sidebar()).toHaveAttribute('data-state', 'expanded');
    expect(document.cookie).toContain('sidebar_state=true');
  });

  test('starts in the state that the cookie has', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie of an earlier visit
    document.cookie = 'sidebar_state=false; path=/';
    await renderFrame({ source: source() });
    expect(sidebar()).toHaveAttribute('data-state', 'collapsed');
  });

  test.each(['{Control>}b{/Control}', '{Meta>}b{/Meta}'])('is toggled by %s', async (keys) => {
    const { user } = await renderFrame({ source: source() });
    await user.keyboard(keys);
    expect(sidebar()).toHaveAttribute('data-state', 'collapsed');
  });

  test('is not toggled by the letter B alone', async () => {
    const { user } = await renderFrame({ source: source() });
    await user.keyboard('b');
    expect(sidebar()).toHaveAttribute('data-state', 'expanded');
  });

  test('has link names when it is collapsed', async () => {
    const { user } = await renderFrame({ source: source() });
    await user.keyboard('{Control>}b{/Control}');
    expect(await screen.findByRole('link', { name: 'PTO Requests' })).toBeInTheDocument();
  });
});

describe('the sidebar on a phone', () => {
  const phone = { width: 767 };

  test('is hidden at first, and opens as a side sheet', async () => {
    const { user } = await renderFrame({ source: source(), ...phone });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeInTheDocument();
  });

  test('is replaced by a bar with the first four links', async () => {
    const paths = ['/', '/hours', '/schedule', '/pto', '/reports'];
    const screens = paths.map((path, order) => aScreen({ path, label: `Screen ${order}`, order }));
    const { user } = await renderFrame({ source: aSource(aModule('mf-clock', ...screens)), ...phone });
    await screen.findByRole('link', { name: 'Screen 0' });
    const bar = screen.getByRole('navigation', { name: 'Main' });
    const names = within(bar)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Screen 0', 'Screen 1', 'Screen 2', 'Screen 3']);
    expect(screen.queryByRole('button', { name: 'Toggle sidebar' })).not.toBeInTheDocument();
    await user.click(within(bar).getByRole('link', { name: 'Screen 2' }));
    expect(within(bar).getByRole('link', { name: 'Screen 2' })).toHaveAttribute('aria-current', 'page');
  });

  test('closes when a link is followed', async () => {
    const { user } = await renderFrame({ source: source(), ...phone });
    await user.keyboard('{Control>}b{/Control}');
    await user.click(await screen.findByRole('link', { name: 'PTO Requests' }));
    expect(await screen.findByRole('heading', { name: 'PTO Requests' })).toBeInTheDocument();
    if (screen.queryByRole('dialog')) await waitForElementToBeRemoved(() => screen.queryByRole('dialog'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('does not change the cookie', async () => {
    const { user } = await renderFrame({ source: source(), ...phone });
    await user.keyboard('{Control>}b{/Control}');
    expect(document.cookie).not.toContain('sidebar_state');
  });
});

describe('the link to the account', () => {
  test('has the name of the user in every state of the sidebar', async () => {
    const { user } = await renderFrame({
      source: source(),
      session: aSession({ firstName: 'Maria', lastName: 'Moss' }),
    });
    expect(screen.getByRole('link', { name: /Your account Maria Moss/ })).toHaveAttribute('href', '/account');
    await user.keyboard('{Control>}b{/Control}');
    expect(screen.getByRole('link', { name: 'Your account Maria Moss' })).toHaveAttribute('href', '/account');
  });
});

describe('logging out', () => {
  test('ends the session', async () => {
    let signedOut = false;
    const session = {
      ...aSession(),
      signOut: async () => {
        signedOut = true;
      },
    };
    const { user } = await renderFrame({ source: source(), session });
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(signedOut).toBe(true);
  });

  test('reports that the server did not end the session', async () => {
    const session = { ...aSession(), signOut: () => Promise.reject(new Error('no network')) };
    const { user } = await renderFrame({ source: source(), session });
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Logout failed')).toBeInTheDocument();
  });
});

describe('the first Tab', () => {
  test('leads to a link that skips to the main content', async () => {
    const { user } = await renderFrame({ source: source() });
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.location.hash).toBe('');
  });
});
