import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aSessionAs } from '@timetrack/testing';
import { ServerFailure } from '../session/server-failure.js';
import { aModule, aScreen } from '../testing/a-module.js';
import { aSource, failToRespond, neverRespond } from '../testing/a-source.js';
import { silenceConsole } from '../testing/silence-console.js';
import { renderFrame } from './test/render-frame.js';

const clock = aModule(
  'mf-clock',
  aScreen({ path: '/', title: 'Worker home', ability: 'SCREEN_WORKER_HOME' }),
  aScreen({ path: '/', title: 'Dashboard', ability: 'SCREEN_DASHBOARD' }),
  aScreen({ path: '/pto', title: 'Time Off', label: 'PTO Requests', order: 20 }),
);
const admin = aModule('mf-admin', aScreen({ path: '/team/:userId', title: 'Team', ability: 'SCREEN_TEAM' }));

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const mainHeading = (name: string) => screen.getByRole('heading', { level: 1, name });

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the routes', () => {
  silenceConsole();

  test.each([
    ['WORKER', 'Worker home'],
    ['MANAGER', 'Dashboard'],
  ] as const)('show a %s the %s', async (role, title) => {
    await renderFrame({ source: aSource(clock, admin), session: aSessionAs(role) });
    expect(await heading(title)).toBeInTheDocument();
    expect(document.title).toBe(`${title} · TimeTrack`);
  });

  test('redirect from a screen that the user may not open to the home page', async () => {
    await renderFrame({ source: aSource(clock, admin), session: aSessionAs('WORKER'), path: '/team/7' });
    expect(await heading('Worker home')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/');
  });

  test.each(['/login', '/register'])('redirect a signed-in user from %s to the home page', async (path) => {
    await renderFrame({ source: aSource(clock, admin), path });
    expect(await heading('Worker home')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/');
  });

  test('show Page Not Found, with a link to the home page, for an unknown path', async () => {
    const { user } = await renderFrame({ source: aSource(clock, admin), path: '/nowhere' });
    expect(await heading('Page Not Found')).toBeInTheDocument();
    expect(document.title).toBe('Page Not Found · TimeTrack');
    await user.click(screen.getByRole('link', { name: 'Go to the home page' }));
    await waitFor(() => expect(mainHeading('Worker home')).toHaveFocus());
  });

  test('move the focus to the main heading on navigation, but not when the page opens', async () => {
    const { user } = await renderFrame({ source: aSource(clock, admin) });
    expect(await heading('Worker home')).not.toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'PTO Requests' }));
    await waitFor(() => expect(mainHeading('Time Off')).toHaveFocus());
  });

  test('move the focus when the user navigates before the first screen is loaded', async () => {
    const home = aModule('mf-home', aScreen({ path: '/', title: 'Worker home' }));
    const source = aSource(
      home,
      aModule('mf-pto', aScreen({ path: '/pto', title: 'Time Off', label: 'PTO Requests' })),
    );
    source.responses.set('mf-home', neverRespond);
    const { user } = await renderFrame({ source });
    expect(screen.getByText('Loading the screen')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'PTO Requests' }));
    await waitFor(() => expect(mainHeading('Time Off')).toHaveFocus());
  });

  test('show what is loaded while another module is still loading', async () => {
    const source = aSource(clock, admin);
    source.responses.set('mf-admin', neverRespond);
    await renderFrame({ source });
    expect(await heading('Worker home')).toBeInTheDocument();
    expect(screen.getByText('Loading the menu')).toBeInTheDocument();
  });

  test('wait for a path that a loading module may have', async () => {
    const late = Promise.withResolvers<unknown>();
    const source = aSource(clock, admin);
    source.responses.set('mf-admin', () => late.promise);
    await renderFrame({ source, session: aSessionAs('OWNER'), path: '/team/7' });
    await screen.findByRole('link', { name: 'PTO Requests' });
    expect(screen.getByText('Loading the screen')).toBeInTheDocument();
    late.resolve({ default: admin });
    expect(await heading('Team')).toBeInTheDocument();
  });

  test('say that a part is unavailable when a failed module may have the path', async () => {
    const source = aSource(clock, admin);
    source.responses.set('mf-admin', failToRespond);
    const { user } = await renderFrame({ source, session: aSessionAs('OWNER'), path: '/team/7' });
    expect(await heading('This part is unavailable')).toBeInTheDocument();
    source.responses.set('mf-admin', async () => ({ default: admin }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await heading('Team')).toBeInTheDocument();
  });

  test.each([
    [
      'a failure of the server',
      new ServerFailure(500, 'It failed. Request ID: 0198c1f2'),
      true,
      /It failed\. Request ID: 0198c1f2$/,
    ],
    ['being offline', new TypeError('Failed to fetch'), false, /You are offline/],
    ['a failure of the network', new TypeError('Failed to fetch'), true, /The server could not be reached/],
  ])('say why the list of modules is missing: %s', async (_what, error, isOnline, words) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    await renderFrame({ source: { ...aSource(clock), readRemotes: () => Promise.reject(error) } });
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  test('say that the product is unavailable when the remotes file is malformed, and recover', async () => {
    const good = aSource(clock);
    let readRemotes: typeof good.readRemotes = failToRespond;
    const { user } = await renderFrame({ source: { ...good, readRemotes: () => readRemotes() } });
    expect(await heading('TimeTrack is not available')).toBeInTheDocument();
    readRemotes = good.readRemotes;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await heading('Worker home')).toBeInTheDocument();
  });
});
