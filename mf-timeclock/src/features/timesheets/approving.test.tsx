import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import {
  aConnection,
  aPayload,
  api,
  aSessionAs,
  aViewer,
  mockGateway,
  rejectWith,
  renderScreen,
  respondWith,
  runTestsAt,
} from '@timetrack/testing';
import { defaults } from '../../testing/defaults.js';
import { aConfirmation, aMember, aPage, aReviewedTimesheet } from '../../testing/timesheets-builders.js';
import { SetTimes } from './edit/timesheet-dialog.graphql.js';
import { LoadPeople } from './filters/filters.graphql.js';
import { LoadTimesheets } from './list/timesheets.graphql.js';
import { AddTimesheet, ApproveTimesheet } from './row/timesheet-row.graphql.js';
import { Timesheets } from './Timesheets.js';

const server = mockGateway(defaults);
runTestsAt('2026-11-21T12:00:00Z');

const open = (query = '') =>
  renderScreen(<Timesheets />, {
    session: aSessionAs('MANAGER'),
    path: `/timesheets?view=list${query.replace('?', '&')}`,
  });

const respondWithTimesheets = (...nodes: ReturnType<typeof aReviewedTimesheet>[]) =>
  server.use(api.query(LoadTimesheets, () => respondWith(aViewer({ timesheets: aPage(nodes) }))));

const button = (name: RegExp | string) => screen.getByRole('button', { name });
const approveButton = () => screen.findByRole('button', { name: /^Approve timesheet/u });

describe('approving a timesheet', () => {
  test('confirms and moves the focus to the next pending timesheet', async () => {
    respondWithTimesheets(
      aReviewedTimesheet({ id: 'a' }),
      aReviewedTimesheet({ id: 'b', clockInAt: '2026-11-03T16:00:00.000Z' }),
    );
    const { user, toasts } = open();
    await user.click(await screen.findByRole('button', { name: 'Approve timesheet of Wanda Walker, Mon, Nov 2' }));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Timesheet approved', description: 'Wanda Walker' }]));
    await waitFor(() => expect(button('Approve timesheet of Wanda Walker, Tue, Nov 3')).toHaveFocus());
  });

  test('reports why it failed', async () => {
    respondWithTimesheets(aReviewedTimesheet());
    const message = 'This timesheet is already approved';
    server.use(api.mutation(ApproveTimesheet, () => rejectWith({ message, code: 'CONFLICT' })));
    const { user, toasts } = open();
    await user.click(await screen.findByRole('button', { name: /^Approve timesheet/u }));
    await waitFor(() =>
      expect(toasts).toEqual([{ title: 'Approval failed', description: message, variant: 'destructive' }]),
    );
  });
});

describe('approving a timesheet that needs a confirmation', () => {
  const message = 'This timesheet lasts 30h, which is more than 24h.';
  const breakMessage = 'A paid break of 45m counts as worked.';
  const confirmations = [aConfirmation('OVER_24_HOURS', message), aConfirmation('LONG_PAID_BREAK', breakMessage)];

  function recordApprovals() {
    const inputs: unknown[] = [];
    server.use(
      api.mutation(ApproveTimesheet, ({ variables }) => {
        inputs.push(variables.input);
        return respondWith(
          aPayload('timesheetApprove', { timesheet: aReviewedTimesheet({ status: 'APPROVED', canApprove: false }) }),
        );
      }),
    );
    return inputs;
  }

  test('asks about it and sends what the viewer has seen', async () => {
    respondWithTimesheets(aReviewedTimesheet({ confirmations }));
    const inputs = recordApprovals();
    const { user, toasts } = open();
    await user.click(await approveButton());
    const dialog = screen.getByRole('alertdialog', { name: 'Approve these hours?' });
    expect(dialog).toHaveTextContent('Wanda Walker, Mon, Nov 2, 9:00 AM – 5:30 PM');
    expect(dialog).toHaveTextContent(message);
    expect(dialog).toHaveTextContent(breakMessage);
    expect(inputs).toEqual([]);
    await user.click(button('Confirm and approve'));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Timesheet approved', description: 'Wanda Walker' }]));
    const confirmed = { confirmLongTimesheet: true, confirmLongPaidBreaks: true };
    expect(inputs).toEqual([{ id: 'timesheet-1', expectedVersion: 'version-1', rejected: false, ...confirmed }]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  test('approves nothing when the viewer cancels', async () => {
    respondWithTimesheets(aReviewedTimesheet({ confirmations }));
    const inputs = recordApprovals();
    const { user } = open();
    await user.click(await approveButton());
    await user.click(button('Cancel'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(inputs).toEqual([]);
  });
});

describe('hours that the viewer may not approve', () => {
  test('show the reason instead of a button', async () => {
    const approvalObstacle = 'Your own hours: someone else approves them.';
    respondWithTimesheets(aReviewedTimesheet({ canApprove: false, approvalObstacle }));
    open();
    expect(await screen.findByText(approvalObstacle)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Approve timesheet/u })).not.toBeInTheDocument();
    expect(button(/^Edit timesheet/u)).toBeInTheDocument();
  });
});

describe('saving more than 24 hours', () => {
  const question = 'This timesheet lasts 32h, which is more than 24h. Confirm that it is correct.';
  const refusal = { message: question, code: 'CONFLICT', fields: { confirmLongTimesheet: question } } as const;

  async function typeTimes(user: ReturnType<typeof open>['user']) {
    await user.type(screen.getByRole('combobox', { name: 'Employee' }), 'wanda');
    await user.click(await screen.findByRole('option', { name: /Wanda Walker/u }));
    await user.type(screen.getByLabelText('Clock In'), '2026-11-02T09:00');
    await user.type(screen.getByLabelText('Clock Out'), '2026-11-03T17:00');
  }

  test('asks before a timesheet is added, and adds it when the viewer confirms', async () => {
    const answers: unknown[] = [];
    server.use(
      api.query(LoadPeople, () => respondWith(aViewer({ users: aConnection('User', [aMember('Wanda', 'Walker')]) }))),
      api.mutation(AddTimesheet, ({ variables: { input } }) => {
        answers.push(input.confirmLongTimesheet ?? null);
        return input.confirmLongTimesheet
          ? respondWith(aPayload('timesheetAdd', { timesheet: aReviewedTimesheet({ id: 'added' }) }))
          : rejectWith(refusal);
      }),
    );
    const { user, toasts } = open();
    await user.click(button('Add Timesheet'));
    await typeTimes(user);
    await user.click(screen.getAllByRole('button', { name: 'Add Timesheet' }).at(-1) as HTMLElement);

    const dialog = await screen.findByRole('alertdialog', { name: 'Are the times correct?' });
    expect(dialog).toHaveTextContent(question);
    expect(toasts).toEqual([]);
    await user.click(button('Change the times'));
    expect(screen.getByLabelText('Clock Out')).toHaveValue('2026-11-03T17:00');

    await user.click(screen.getAllByRole('button', { name: 'Add Timesheet' }).at(-1) as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Times are correct' }));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Timesheet added' }]));
    expect(answers).toEqual([null, null, true]);
  });

  test('asks before times are corrected', async () => {
    const answers: unknown[] = [];
    respondWithTimesheets(aReviewedTimesheet());
    server.use(
      api.mutation(SetTimes, ({ variables: { input } }) => {
        answers.push(input.confirmLongTimesheet ?? null);
        return input.confirmLongTimesheet
          ? respondWith(aPayload('timesheetTimesSet', { timesheet: aReviewedTimesheet() }))
          : rejectWith(refusal);
      }),
    );
    const { user, toasts } = open();
    await user.click(await screen.findByRole('button', { name: /^Edit timesheet/u }));
    await user.click(await screen.findByRole('button', { name: 'Save Changes' }));
    await user.click(await screen.findByRole('button', { name: 'Times are correct' }));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Timesheet updated' }]));
    expect(answers).toEqual([null, true]);
  });
});
