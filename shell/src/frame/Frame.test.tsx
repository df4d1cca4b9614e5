import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { aSession } from '@timetrack/testing';
import { aModule, aScreen } from '../testing/a-module.js';
import { aSource } from '../testing/a-source.js';
import { renderFrame } from '../testing/render-frame.js';

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
  it('shows the product, the role and the person', async () => {
    const session = aSession({ firstName: 'Maria', lastName: 'Moss', email: 'maria@example.com', role: 'MANAGER' });
    await renderFrame({ source: source(), session });
    await screen.findByRole('link', { name: 'Dashboard' });
    for (const text of ['TimeTrack', 'Manager', 'MM', 'Maria Moss', 'maria@example.com']) {
      expect(within(sidebar()).getByText(text)).toBeInTheDocument();
    }
  });

  it('marks the link of the current route alone', async () => {
    const { user } = await renderFrame({ source: source() });
    await user.click(await screen.findByRole('link', { name: 'PTO Requests' }));
    expect(screen.getByRole('link', { name: 'PTO Requests' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
  });

  it('collapses and expands by its button and keeps the state in a cookie', async () => {
    const { user } = await renderFrame({ source: source() });
    await user.click(toggle());
    expect(sidebar()).toHaveAttribute('data-state', 'collapsed');
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(document.cookie).toContain('sidebar_state=false');
    await user.click(toggle());
    expect(sidebar()).toHaveAttribute('data-state', 'expanded');
    expect(document.cookie).toContain('sidebar_state=true');
  });

  it('starts as the cookie says', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie of an earlier visit
    document.cookie = 'sidebar_state=false; path=/';
    await renderFrame({ source: source() });
    expect(sidebar()).toHaveAttribute('data-state', 'collapsed');
  });

  it.each(['{Control>}b{/Control}', '{Meta>}b{/Meta}'])('is toggled by %s', async (keys) => {
    const { user } = await renderFrame({ source: source() });
    await user.keyboard(keys);
    expect(sidebar()).toHaveAttribute('data-state', 'collapsed');
  });

  it('is not toggled by the letter alone', async () => {
    const { user } = await renderFrame({ source: source() });
    await user.keyboard('b');
    expect(sidebar()).toHaveAttribute('data-state', 'expanded');
  });

  it('still names its links when it is collapsed', async () => {
    const { user } = await renderFrame({ source: source() });
    await user.keyboard('{Control>}b{/Control}');
    expect(await screen.findByRole('link', { name: 'PTO Requests' })).toBeInTheDocument();
  });
});

describe('the sidebar on a phone', () => {
  const phone = { width: 767 };

  it('is hidden until it is asked for, and opens as a side sheet', async () => {
    const { user } = await renderFrame({ source: source(), ...phone });
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    await user.click(toggle());
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeInTheDocument();
  });

  it('is closed by choosing a link', async () => {
    const { user } = await renderFrame({ source: source(), ...phone });
    await user.keyboard('{Control>}b{/Control}');
    await user.click(await screen.findByRole('link', { name: 'PTO Requests' }));
    expect(await screen.findByRole('heading', { name: 'PTO Requests' })).toBeInTheDocument();
    if (screen.queryByRole('dialog')) await waitForElementToBeRemoved(() => screen.queryByRole('dialog'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leaves the cookie of the desktop alone', async () => {
    const { user } = await renderFrame({ source: source(), ...phone });
    await user.keyboard('{Control>}b{/Control}');
    expect(document.cookie).not.toContain('sidebar_state');
  });
});

describe('the way to the account', () => {
  it('is the name of the person, in every state of the sidebar', async () => {
    const { user } = await renderFrame({
      source: source(),
      session: aSession({ firstName: 'Maria', lastName: 'Moss' }),
    });
    expect(screen.getByRole('link', { name: /Your account Maria Moss/ })).toHaveAttribute('href', '/account');
    await user.keyboard('{Control>}b{/Control}');
    expect(screen.getByRole('link', { name: 'Your account Maria Moss' })).toHaveAttribute('href', '/account');
  });
});

describe('the way out', () => {
  it('ends the session', async () => {
    let left = false;
    const session = {
      ...aSession(),
      signOut: async () => {
        left = true;
      },
    };
    const { user } = await renderFrame({ source: source(), session });
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(left).toBe(true);
  });

  it('says so when the server did not end the session', async () => {
    const session = { ...aSession(), signOut: () => Promise.reject(new Error('no network')) };
    const { user } = await renderFrame({ source: source(), session });
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Logout failed')).toBeInTheDocument();
  });
});

describe('the keyboard', () => {
  it('skips to the main content with its first stop', async () => {
    const { user } = await renderFrame({ source: source() });
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.location.hash).toBe('');
  });
});
