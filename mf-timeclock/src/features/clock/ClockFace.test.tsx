import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { learnServerTime, SessionContext } from '@timetrack/contracts';
import { aSession } from '@timetrack/testing';
import { Greeting } from '../../components/Greeting.js';
import { aBreak, aTimesheet } from '../../testing/builders.js';
import { ClockFace } from './ClockFace.js';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2024-01-01T22:05:09.000Z') });
});

afterEach(() => {
  learnServerTime(Date.now(), Date.now());
  jest.useRealTimers();
});

function renderFace(timesheet: ReturnType<typeof aTimesheet> | null) {
  return render(
    <SessionContext value={aSession()}>
      <ClockFace timesheet={timesheet} />
    </SessionContext>,
  );
}

const advanceClock = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1_000));

test('counts hours, minutes and seconds from the clock-in', () => {
  renderFace(aTimesheet({ clockInAt: '2024-01-01T22:05:09.000Z' }));
  expect(screen.getByRole('timer')).toHaveTextContent('00:00:00');
  advanceClock(1);
  expect(screen.getByRole('timer')).toHaveTextContent('00:00:01');
  advanceClock(3_660);
  expect(screen.getByRole('timer')).toHaveTextContent('01:01:01');
});

test.each([3, -3])('shows the right duration on a device whose clock is wrong by %d hours', (hours) => {
  const server = Date.now() - hours * 3_600_000;
  learnServerTime(server, Date.now());
  renderFace(aTimesheet({ clockInAt: new Date(server - 90_000).toISOString() }));
  expect(screen.getByRole('timer')).toHaveTextContent('00:01:30');
  advanceClock(30);
  expect(screen.getByRole('timer')).toHaveTextContent('00:02:00');
});

test('continues counting after it was unmounted', () => {
  const timesheet = aTimesheet({ clockInAt: '2024-01-01T22:05:09.000Z' });
  const { unmount } = renderFace(timesheet);
  unmount();
  advanceClock(60);
  renderFace(timesheet);
  expect(screen.getByRole('timer')).toHaveTextContent('00:01:00');
});

test('names the date of a clock-in on the previous day', () => {
  renderFace(aTimesheet({ clockInAt: '2024-01-01T05:00:00.000Z' }));
  expect(screen.getByText('Clocked in at Sun, Dec 31, 10:00 PM')).toBeInTheDocument();
});

test('shows when the break started', () => {
  renderFace(aTimesheet({ breaks: [aBreak({ startAt: '2024-01-01T22:00:00.000Z' })] }));
  expect(screen.getByText('On break since 3:00 PM')).toBeInTheDocument();
});

test('refreshes the date and time of the greeting', () => {
  render(
    <SessionContext value={aSession({ firstName: 'Noor' })}>
      <Greeting />
    </SessionContext>,
  );
  expect(screen.getByRole('heading', { name: 'Good afternoon, Noor' })).toBeInTheDocument();
  expect(screen.getByText('Monday, January 1, 2024 • 3:05 PM')).toBeInTheDocument();
  advanceClock(51);
  expect(screen.getByText('Monday, January 1, 2024 • 3:06 PM')).toBeInTheDocument();
  advanceClock(3 * 3_600);
  expect(screen.getByRole('heading', { name: 'Good evening, Noor' })).toBeInTheDocument();
});
