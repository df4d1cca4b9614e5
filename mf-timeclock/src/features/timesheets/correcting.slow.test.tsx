import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import {
  aPayload,
  api,
  aSessionAs,
  aViewer,
  mockGateway,
  renderScreen,
  respondWith,
  runTestsAt,
} from '@timetrack/testing';
import { aBreak } from '../../testing/builders.js';
import { defaults } from '../../testing/defaults.js';
import { aReviewedTimesheet } from '../../testing/timesheets-builders.js';
import { LoadTimesheet, RejectTimesheet, SetTimes } from './edit/timesheet-dialog.graphql.js';
import { Timesheets } from './Timesheets.js';

const server = mockGateway(defaults);
runTestsAt('2026-11-21T12:00:00Z');

async function open(timesheet = aReviewedTimesheet()) {
  server.use(api.query(LoadTimesheet, () => respondWith(aViewer({ timesheet }))));
  const rendered = renderScreen(<Timesheets />, {
    session: aSessionAs('MANAGER'),
    path: '/timesheets?view=list&open=timesheet-1',
  });
  await screen.findByRole('heading', { name: 'History' });
  return rendered;
}

const button = (name: RegExp | string) => screen.getByRole('button', { name });
const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
const coffee = aBreak({ startAt: '2026-11-02T17:00:05.000Z', endAt: '2026-11-02T17:30:00.000Z' });

describe('new times that move the timesheet as a whole', () => {
  test('offer to move a break that still fits, once', async () => {
    const { user } = await open(aReviewedTimesheet({ breaks: [coffee] }));
    type('Clock In', '2026-11-02T08:30');
    expect(screen.queryByText('The break stays at the old time')).not.toBeInTheDocument();
    type('Clock Out', '2026-11-02T17:00');
    expect(screen.getByText('The break stays at the old time')).toBeInTheDocument();
    await user.click(button('Move breaks 30m earlier'));
    expect(screen.queryByText('The break stays at the old time')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Start')).toHaveValue('2026-11-02T09:30');
  });

  test('leave a break that was edited', async () => {
    await open(aReviewedTimesheet({ breaks: [coffee] }));
    type('Start', '2026-11-02T10:05');
    type('Clock In', '2026-11-02T08:30');
    type('Clock Out', '2026-11-02T17:00');
    expect(screen.queryByText('The break stays at the old time')).not.toBeInTheDocument();
  });
});

describe('new times that leave a break outside', () => {
  test('do not, within the minutes of the clock-in and the clock-out', async () => {
    const clockInAt = '2026-11-02T16:00:37.000Z';
    await open(aReviewedTimesheet({ clockInAt, clockOutAt: '2026-11-03T00:00:12.000Z', breaks: [coffee] }));
    type('Start', '2026-11-02T09:00');
    type('End', '2026-11-02T17:00');
    expect(screen.queryByText('The break is outside of these times')).not.toBeInTheDocument();
    type('Start', '2026-11-02T08:59');
    expect(screen.getByText('The break is outside of these times')).toBeInTheDocument();
  });

  test('offer to move the break with the clock-in, to the second', async () => {
    const sent: unknown[] = [];
    server.use(
      api.mutation(SetTimes, ({ variables }) => {
        sent.push(variables.input);
        return respondWith(aPayload('timesheetTimesSet', { timesheet: aReviewedTimesheet() }));
      }),
    );
    const { user } = await open(aReviewedTimesheet({ breaks: [coffee] }));
    expect(screen.queryByText('The break is outside of these times')).not.toBeInTheDocument();
    type('Clock In', '2026-11-02T11:00');
    expect(screen.getByText('The break is outside of these times')).toBeInTheDocument();
    await user.click(button('Move breaks 2h later'));
    expect(screen.queryByText('The break is outside of these times')).not.toBeInTheDocument();
    type('Reason for the correction', 'Started two hours late');
    await user.click(button('Save Changes'));
    await waitFor(() =>
      expect(sent).toMatchObject([{ clockInAt: '2026-11-02T18:00:00.000Z', reason: 'Started two hours late' }]),
    );
    const [{ breaks }] = sent as [{ breaks: readonly { startAt: string; endAt: string }[] }];
    expect(breaks).toMatchObject([{ startAt: expect.stringMatching(/^2026-11-02T1[89]:/u) }]);
    expect(Date.parse(breaks[0]?.endAt ?? '') - Date.parse(breaks[0]?.startAt ?? '')).toBe(1_795_000);
  });
});

describe('rejecting hours', () => {
  test('asks for a reason and sends it with the version that the viewer has seen', async () => {
    const sent: unknown[] = [];
    server.use(
      api.mutation(RejectTimesheet, ({ variables }) => {
        sent.push(variables.input);
        const rejection = {
          __typename: 'TimesheetRejection' as const,
          at: '2026-11-21T12:00:00.000Z',
          reason: 'No lunch?',
          by: aReviewedTimesheet().user,
        };
        const timesheet = aReviewedTimesheet({ rejection });
        return respondWith({ timesheetReject: { __typename: 'TimesheetRejectPayload', timesheet } });
      }),
    );
    const { user } = await open();
    await user.click(button('Reject hours…'));
    await user.click(button('Reject hours'));
    expect(await screen.findByText('Reason is required')).toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.type(screen.getByLabelText(/^Why do you reject these hours/u), 'No lunch?');
    await user.click(button('Reject hours'));
    await waitFor(() =>
      expect(sent).toEqual([{ id: 'timesheet-1', reason: 'No lunch?', expectedVersion: 'version-1' }]),
    );
    expect(await screen.findByText('Hours rejected')).toBeInTheDocument();
  });

  test('asks before a typed reason is lost', async () => {
    const { user } = await open();
    await user.click(button('Reject hours…'));
    await user.type(screen.getByLabelText(/^Why do you reject these hours/u), 'No lunch?');
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  });
});
