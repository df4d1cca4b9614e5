import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aPayload, api, aSessionAs, aViewer, mockGateway, renderScreen, respondWith } from '@timetrack/testing';
import type { ReactElement } from 'react';
import { aTimesheet } from '../../testing/builders.js';
import { defaults } from '../../testing/defaults.js';
import { Dashboard } from '../dashboard/Dashboard.js';
import { WorkerHome } from '../home/WorkerHome.js';
import { ClockIn, ClockOut, LoadActiveTimesheet } from './punches.graphql.js';

const server = mockGateway(defaults);
const getCurrentPosition = jest.fn<Geolocation['getCurrentPosition']>();
const sent: unknown[] = [];

beforeEach(() => {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  server.use(
    api.mutation(ClockIn, ({ variables }) => {
      sent.push(variables.input);
      return respondWith(aPayload('timesheetClockIn', { timesheet: aTimesheet() }));
    }),
  );
});

afterEach(() => {
  jest.useRealTimers();
  getCurrentPosition.mockReset();
  sent.length = 0;
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: undefined });
});

const coords = { latitude: 39.7392, longitude: -104.9903, accuracy: 12 } as GeolocationCoordinates;

test('a clock-in sends the device’s location', async () => {
  getCurrentPosition.mockImplementation((found) => found({ coords } as GeolocationPosition));
  const { user } = renderScreen(<WorkerHome />);
  await user.click(await screen.findByRole('button', { name: 'Clock In' }));
  await waitFor(() => expect(sent).toEqual([{ location: { lat: 39.7392, lng: -104.9903, accuracyMeters: 12 } }]));
});

const clockOutInput = async (asksForLocation: boolean) => {
  getCurrentPosition.mockImplementation((found) => found({ coords } as GeolocationPosition));
  const timesheet = aTimesheet({ asksForLocation });
  const inputs: unknown[] = [];
  server.use(
    api.query(LoadActiveTimesheet, () => respondWith(aViewer({ activeTimesheet: timesheet }))),
    api.mutation(ClockOut, ({ variables }) => {
      inputs.push(variables.input);
      return respondWith(aPayload('timesheetClockOut', { timesheet: { ...timesheet, status: 'PENDING' as const } }));
    }),
  );
  const { user } = renderScreen(<WorkerHome />);
  await user.click(await screen.findByRole('button', { name: 'Clock Out' }));
  await waitFor(() => expect(inputs).toHaveLength(1));
  return inputs[0];
};

test('a clock-out sends the device’s location where punches are compared with places', async () => {
  expect(await clockOutInput(true)).toMatchObject({ location: { lat: 39.7392, lng: -104.9903, accuracyMeters: 12 } });
  expect(getCurrentPosition).toHaveBeenCalledTimes(1);
});

test('a clock-out does not ask the device where there are no places', async () => {
  expect(await clockOutInput(false)).not.toHaveProperty('location');
  expect(getCurrentPosition).not.toHaveBeenCalled();
});

test('says when the location is recorded before a clock-in asks for it', async () => {
  renderScreen(<WorkerHome />);
  const sentence = 'Your location is recorded when you clock in and out, never in between.';
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(getCurrentPosition).not.toHaveBeenCalled();
});

test('a clock-in has no location when permission is denied', async () => {
  getCurrentPosition.mockImplementation((_found, denied) => denied?.({ code: 1 } as GeolocationPositionError));
  const { user } = renderScreen(<WorkerHome />);
  await user.click(await screen.findByRole('button', { name: 'Clock In' }));
  await waitFor(() => expect(sent).toEqual([{}]));
});

test('a clock-in without a required location says what happens next, and how the next one has it', async () => {
  getCurrentPosition.mockImplementation((_found, denied) => denied?.({ code: 1 } as GeolocationPositionError));
  const missing = { __typename: 'TimesheetException', code: 'MISSING_LOCATION', message: 'No location' } as const;
  const timesheet = aTimesheet({ exceptions: [missing] });
  server.use(
    api.mutation(ClockIn, () => {
      server.use(api.query(LoadActiveTimesheet, () => respondWith(aViewer({ activeTimesheet: timesheet }))));
      return respondWith(aPayload('timesheetClockIn', { timesheet }));
    }),
  );
  const { user, toasts } = renderScreen(<WorkerHome />);
  await user.click(await screen.findByRole('button', { name: 'Clock In' }));
  const sentence = 'No location was sent. Your time counts and is marked for your manager.';
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'How to send it' }));
  expect(screen.getByText(/^Allow location access for this page/u)).toBeInTheDocument();
  expect(toasts).toMatchObject([{ title: 'Clocked in' }]);
});

const silent: readonly (readonly [string, number, ReactElement, 'WORKER' | 'MANAGER'])[] = [
  ['a worker after five seconds', 5_000, <WorkerHome key="worker" />, 'WORKER'],
  ['a manager after three seconds', 3_000, <Dashboard key="manager" />, 'MANAGER'],
];

test.each(silent)('clocks in %s when the device reports no location', async (_who, patience, home, role) => {
  renderScreen(home, { session: aSessionAs(role) });
  const button = await screen.findByRole('button', { name: 'Clock In' });
  jest.useFakeTimers({ doNotFake: allTimersExcept('setTimeout', 'clearTimeout') });
  fireEvent.click(button);
  expect(screen.getByRole('button', { name: 'Clocking in…' })).toHaveAttribute('aria-busy', 'true');
  await act(() => jest.advanceTimersByTimeAsync(patience - 1));
  expect(screen.getByRole('button', { name: 'Clocking in…' })).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1));
  jest.useRealTimers();
  await waitFor(() => expect(sent).toEqual([{}]));
});

/** Fakes only the timers of the code under test, so that requests continue in real time. */
function allTimersExcept(...stopped: readonly string[]) {
  return (
    [
      'Date',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'setInterval',
      'setTimeout',
      'clearTimeout',
    ] as const
  ).filter((name) => !stopped.includes(name));
}
