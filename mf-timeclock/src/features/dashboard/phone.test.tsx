import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import {
  aPayload,
  api,
  aSessionAs,
  aViewer,
  failToConnect,
  mockGateway,
  renderScreen,
  respondWith,
} from '@timetrack/testing';
import { aTimesheet } from '../../testing/builders.js';
import { defaults } from '../../testing/defaults.js';
import { ClockIn, ClockOut, LoadActiveTimesheet } from '../clock/punches.graphql.js';
import { Dashboard } from './Dashboard.js';

const server = mockGateway(defaults);
const asManager = { session: aSessionAs('MANAGER') };

beforeEach(() => {
  const list = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  window.matchMedia = (() => list) as unknown as typeof window.matchMedia;
});
afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
});

test('begins with what needs attention and who is in, before the clock and the figures', async () => {
  renderScreen(<Dashboard />, asManager);
  await screen.findByText('Not clocked in');
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const order = ['Needs attention', 'Who Is In', 'Time Clock'].map((name) => headings.indexOf(name));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  const figures = screen.getByRole('region', { name: 'Statistics' });
  const clock = screen.getByRole('heading', { name: 'Time Clock' });
  expect(clock.compareDocumentPosition(figures)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the clock is a line with the state, the time and one punch, and the rest on demand', async () => {
  server.use(
    api.mutation(ClockIn, () => {
      server.use(api.query(LoadActiveTimesheet, () => respondWith(aViewer({ activeTimesheet: aTimesheet() }))));
      return respondWith(aPayload('timesheetClockIn', { timesheet: aTimesheet() }));
    }),
  );
  const { user } = renderScreen(<Dashboard />, asManager);
  await user.click(await screen.findByRole('button', { name: 'Clock In' }));
  const out = await screen.findByRole('button', { name: 'Clock Out' });
  expect(out).toHaveFocus();
  expect(screen.getByRole('timer', { name: 'Elapsed time' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Start Break' })).not.toBeInTheDocument();
  const more = screen.getByRole('button', { name: 'All of the time clock', expanded: false });
  await user.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('button', { name: 'Start Break' })).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Clock Out' })).toHaveLength(1);
});

test('the clock opens by itself when a punch is not confirmed', async () => {
  server.use(
    api.query(LoadActiveTimesheet, () => respondWith(aViewer({ activeTimesheet: aTimesheet() }))),
    api.mutation(ClockOut, () => failToConnect()),
  );
  const { user } = renderScreen(<Dashboard />, asManager);
  await user.click(await screen.findByRole('button', { name: 'Clock Out' }));
  expect(await screen.findByText('Your clock-out is not confirmed')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled());
});

test('the clock opens by itself for the question about breaks, and closes again on demand', async () => {
  const working = aTimesheet();
  server.use(
    api.query(LoadActiveTimesheet, () => respondWith(aViewer({ activeTimesheet: working }))),
    api.mutation(ClockOut, () => {
      server.use(api.query(LoadActiveTimesheet, () => respondWith(aViewer({ activeTimesheet: null }))));
      const timesheet = { ...working, status: 'PENDING' as const, asksForBreaks: true };
      return respondWith(aPayload('timesheetClockOut', { timesheet }));
    }),
  );
  const { user } = renderScreen(<Dashboard />, asManager);
  await user.click(await screen.findByRole('button', { name: 'Clock Out' }));
  expect(await screen.findByText('Did you get your meal and rest breaks?')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'All of the time clock', expanded: true }));
  expect(screen.queryByText('Did you get your meal and rest breaks?')).not.toBeInTheDocument();
});
