import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import {
  api,
  aSession,
  failToConnect,
  mockGateway,
  rejectWith,
  renderScreen,
  respondWith,
  runTestsAt,
} from '@timetrack/testing';
import { delay } from 'msw';
import { useState } from 'react';
import { defaults } from '../../testing/defaults.js';
import { anOwnPay, anOwnTimesheet, aPeriod, ownHours, pagesOfPeriods } from '../../testing/hours-builders.js';
import { LoadHours, LoadPeriods } from './data/hours.graphql.js';
import { Hours } from './Hours.js';

runTestsAt('2026-11-18T18:00:00Z');

const server = mockGateway(defaults);
beforeEach(() => localStorage.clear());

const open = (query = '', session = aSession()) => renderScreen(<Hours />, { session, path: `/hours${query}` });
const respondWithHours = (hours: Parameters<typeof ownHours>[0]) =>
  server.use(api.query(LoadHours, () => respondWith(ownHours(hours))));
const worked = { pay: anOwnPay(), timesheets: [anOwnTimesheet()] };

/** Leaves the screen and comes back, with the same client. */
function HoursOnDemand() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Toggle
      </button>
      {isOpen && <Hours />}
    </>
  );
}

const periodSelect = () => screen.findByRole('combobox', { name: 'Pay period' });

describe('without an answer of the gateway', () => {
  test('says that it is loading', async () => {
    server.use(api.query(LoadPeriods, async () => delay('infinite')));
    open();
    expect(await screen.findByRole('status', { name: 'Loading your hours' })).toBeInTheDocument();
  });

  test('reports a failure and loads again on request', async () => {
    server.use(api.query(LoadHours, () => rejectWith({ message: 'Broken', code: 'INTERNAL' }), { once: true }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing was recorded on these days.')).toBeInTheDocument();
  });

  test.each([
    [false, 'You are offline'],
    [true, 'The server could not be reached. Check your connection and try again.'],
  ])('shows the hours that were seen last, with their time and why (online: %s)', async (isOnline, reason) => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    respondWithHours(worked);
    const first = open();
    await screen.findByRole('row', { name: /Tue, Nov 10/u });
    await first.leave();
    server.use(
      api.query(LoadPeriods, () => failToConnect()),
      api.query(LoadHours, () => failToConnect()),
    );

    open();
    expect(await screen.findByText(reason)).toBeInTheDocument();
    onLine.mockRestore();
    expect(screen.getByText('These are your hours as of Wed, Nov 18, 11:00 AM.')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Tue, Nov 10/u })).toHaveTextContent('8h');
  });

  test('shows hours that are still in memory with the time when the gateway sent them', async () => {
    respondWithHours(worked);
    const { user } = renderScreen(<HoursOnDemand />, { path: '/hours' });
    await user.click(screen.getByRole('button', { name: 'Toggle' }));
    await screen.findByRole('row', { name: /Tue, Nov 10/u });
    await user.click(screen.getByRole('button', { name: 'Toggle' }));
    server.use(
      api.query(LoadPeriods, () => failToConnect()),
      api.query(LoadHours, () => failToConnect()),
    );
    jest.setSystemTime(new Date('2026-11-18T22:00:00Z'));

    await user.click(screen.getByRole('button', { name: 'Toggle' }));
    expect(await screen.findByText('These are your hours as of Wed, Nov 18, 11:00 AM.')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Tue, Nov 10/u })).toHaveTextContent('8h');
    await user.click(screen.getByRole('button', { name: 'Tue, Nov 10' }));
    expect(screen.queryByRole('button', { name: 'Ask for a Correction' })).not.toBeInTheDocument();
    jest.setSystemTime(new Date('2026-11-18T18:00:00Z'));
  });

  test('shows the period of the address, or else the one of today', async () => {
    respondWithHours(worked);
    const first = open('?period=2026-11-25');
    await screen.findByText('Nothing was recorded on these days.');
    await first.user.click(screen.getByRole('button', { name: 'Previous pay period' }));
    await screen.findByRole('row', { name: /Tue, Nov 10/u });
    await first.user.click(screen.getByRole('button', { name: 'Next pay period' }));
    await screen.findByText('Nothing was recorded on these days.');
    await first.leave();
    server.use(api.query(LoadPeriods, () => failToConnect()));

    const today = open();
    await screen.findByText(/^These are your hours as of/u);
    expect(await periodSelect()).toHaveDisplayValue('Nov 8 – 21, 2026 · Open');
    expect(screen.getAllByRole('option')[0]).toHaveTextContent('Nov 22 – Dec 5, 2026 · Open');
    await today.user.selectOptions(await periodSelect(), 'Nov 22 – Dec 5, 2026 · Open');
    expect(await periodSelect()).toHaveDisplayValue('Nov 22 – Dec 5, 2026 · Open');
  });

  test('names the period of the hours, which offer no signature, if only another one was seen', async () => {
    const past = aPeriod('2026-10-25', '2026-11-07');
    const periods = [aPeriod('2026-11-08', '2026-11-21'), past];
    server.use(api.query(LoadPeriods, () => respondWith(pagesOfPeriods(periods))));
    respondWithHours({ pay: anOwnPay({ needsSignOff: true, canSignOff: true }) });
    const first = open('?period=2026-10-30');
    expect(await screen.findByRole('button', { name: 'Sign My Hours' })).toBeInTheDocument();
    await first.leave();
    server.use(api.query(LoadHours, () => failToConnect()));

    open();
    expect(await screen.findByText(/^These are your hours as of/u)).toBeInTheDocument();
    expect(await periodSelect()).toHaveDisplayValue('Oct 25 – Nov 7, 2026 · Open');
    expect(screen.queryByRole('button', { name: 'Sign My Hours' })).not.toBeInTheDocument();
  });

  test('never shows the hours of another user', async () => {
    respondWithHours(worked);
    const first = open();
    await screen.findByRole('row', { name: /Tue, Nov 10/u });
    await first.leave();
    server.use(api.query(LoadPeriods, () => failToConnect()));

    open('', aSession({ id: 'user-2' }));
    expect(await screen.findByText('Your hours could not be loaded')).toBeInTheDocument();
    expect(screen.queryByRole('row')).not.toBeInTheDocument();
  });

  test('reports a failure of the server instead of old hours', async () => {
    respondWithHours(worked);
    const first = open();
    await screen.findByRole('row', { name: /Tue, Nov 10/u });
    await first.leave();
    server.use(api.query(LoadHours, () => rejectWith({ message: 'Broken', code: 'INTERNAL' })));

    open();
    expect(await screen.findByText('Your hours could not be loaded')).toBeInTheDocument();
    expect(screen.queryByText('You are offline')).not.toBeInTheDocument();
  });

  test('reports a failure of the server above hours that are still in memory', async () => {
    respondWithHours(worked);
    const { user } = renderScreen(<HoursOnDemand />, { path: '/hours' });
    await user.click(screen.getByRole('button', { name: 'Toggle' }));
    await screen.findByRole('row', { name: /Tue, Nov 10/u });
    await user.click(screen.getByRole('button', { name: 'Toggle' }));
    server.use(api.query(LoadHours, () => rejectWith({ message: 'Broken', code: 'INTERNAL' })));

    await user.click(screen.getByRole('button', { name: 'Toggle' }));
    expect(await screen.findByText('Your hours could not be loaded')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Tue, Nov 10/u })).toBeInTheDocument();
  });
});
