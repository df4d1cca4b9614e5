import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { aModule, aScreen } from '../testing/a-module.js';
import { aSource, failToRespond } from '../testing/a-source.js';
import { silenceConsole } from '../testing/silence-console.js';
import { renderFrame } from './test/render-frame.js';

const home = aScreen({ path: '/', label: 'Dashboard' });
const team = aScreen({ path: '/team', label: 'Team', order: 20 });
const clock = aModule('mf-clock', home);
const admin = aModule('mf-admin', team);

const ThrowingScreen = () => {
  throw new Error('a bug');
};
const main = () => within(screen.getByRole('main'));

describe('a module that is down', () => {
  silenceConsole();

  test('has a notice in the sidebar, and a retry adds its links', async () => {
    const source = aSource(clock, admin);
    source.responses.set('mf-admin', failToRespond);
    const { user } = await renderFrame({ source });
    expect(await screen.findByText('Some screens could not be loaded.')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
    source.responses.set('mf-admin', async () => ({ default: admin }));
    await user.click(screen.getByRole('button', { name: 'Retry: Some screens could not be loaded.' }));
    expect(await screen.findByRole('link', { name: 'Team' })).toBeInTheDocument();
    expect(screen.queryByText('Some screens could not be loaded.')).not.toBeInTheDocument();
  });

  test('is reported when the retry fails too', async () => {
    const source = aSource(clock, admin);
    source.responses.set('mf-admin', failToRespond);
    const { user } = await renderFrame({ source });
    await user.click(await screen.findByRole('button', { name: /Retry/ }));
    expect(await screen.findByText('Still could not be loaded')).toBeInTheDocument();
  });

  test('is not blamed on its server while the user is offline', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const source = aSource(clock, admin);
    source.responses.set('mf-admin', () => Promise.reject(new TypeError('Failed to fetch')));
    const { user } = await renderFrame({ source, path: '/team' });
    expect(
      await main().findByText('You are offline. This opens by itself when the network is back.'),
    ).toBeInTheDocument();
    await user.click(main().getByRole('button', { name: 'Retry' }));
    expect(await screen.findAllByText('You are offline. Connect to the internet and try again.')).not.toHaveLength(0);
    onLine.mockRestore();
  });
});

describe('a screen that fails', () => {
  silenceConsole();

  test('opens by itself when the network is back, and names no code or module', async () => {
    const failing = { ...team, load: () => Promise.reject(new TypeError('Failed to fetch')) };
    const source = aSource(clock, aModule('mf-admin', failing));
    await renderFrame({ source, path: '/team' });
    await screen.findByRole('heading', { name: 'Team could not be shown' });
    expect(main().getByText('The server could not be reached. TimeTrack keeps trying.')).toBeInTheDocument();
    expect(screen.getByRole('main')).not.toHaveTextContent(/module|chunk|mf-|fetch/i);
    source.responses.set('mf-admin', async () => ({ default: admin }));
    fireEvent(window, new Event('online'));
    expect(await screen.findByRole('heading', { name: 'Team' })).toBeInTheDocument();
  });

  test.each([
    ['does not load', { ...team, load: failToRespond }],
    ['throws', { ...team, load: async () => ThrowingScreen }],
  ])('because it %s affects no other screen, and recovers with its module', async (_how, failing) => {
    const source = aSource(clock, aModule('mf-admin', failing));
    const { user } = await renderFrame({ source, path: '/team' });
    expect(await screen.findByRole('heading', { name: 'Team could not be shown' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();

    await user.click(screen.getByRole('link', { name: 'Team' }));
    await screen.findByRole('heading', { name: 'Team could not be shown' });
    source.responses.set('mf-admin', async () => ({ default: admin }));
    await user.click(main().getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Team' })).toBeInTheDocument();
  });

  test('reports another failure while its module still cannot be loaded', async () => {
    const source = aSource(clock, aModule('mf-admin', { ...team, load: failToRespond }));
    const { user } = await renderFrame({ source, path: '/team' });
    await screen.findByRole('heading', { name: 'Team could not be shown' });
    source.responses.set('mf-admin', failToRespond);
    await user.click(main().getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Still could not be loaded')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Team could not be shown' })).toBeInTheDocument();
  });
});
