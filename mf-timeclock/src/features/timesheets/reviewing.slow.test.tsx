import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import {
  aConnection,
  aPayload,
  api,
  aSessionAs,
  aViewer,
  failToConnect,
  mockGateway,
  rejectWith,
  renderScreen,
  respondWith,
  runTestsAt,
} from '@timetrack/testing';
import { defaults } from '../../testing/defaults.js';
import { aMember, aPage, aReviewedTimesheet } from '../../testing/timesheets-builders.js';
import { LoadPeople } from './filters/filters.graphql.js';
import { CountTimesheets, LoadTimesheets } from './list/timesheets.graphql.js';
import { AddTimesheet, ApproveTimesheets, DeleteTimesheet } from './row/timesheet-row.graphql.js';
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

const aDeletion = { __typename: 'TimesheetDeletePayload' as const, deletedTimesheetId: 'timesheet-1' };

const button = (name: RegExp | string) => screen.getByRole('button', { name });

test('marks rejected hours in the list', async () => {
  const rejection = { at: '2026-11-21T12:00:00.000Z', reason: 'No lunch?', by: aReviewedTimesheet().user };
  respondWithTimesheets(aReviewedTimesheet({ rejection }), aReviewedTimesheet({ id: 'timesheet-2' }));
  const { user } = open();
  const [badge, ...others] = await screen.findAllByText('Rejected');
  expect(others).toEqual([]);
  await user.hover(badge as HTMLElement);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('“No lunch?”');
});

describe('deleting a timesheet', () => {
  async function ask() {
    respondWithTimesheets(aReviewedTimesheet());
    const rendered = open();
    await rendered.user.click(await screen.findByRole('button', { name: /^Delete timesheet of Wanda Walker/u }));
    return rendered;
  }

  test('asks for confirmation and names what is deleted', async () => {
    const { user, toasts } = await ask();
    const dialog = screen.getByRole('alertdialog', { name: 'Delete timesheet?' });
    expect(dialog).toHaveTextContent('Wanda Walker, Mon, Nov 2, 9:00 AM – 5:30 PM (8h clocked)');
    await user.click(button('Cancel'));
    expect(toasts).toEqual([]);
  });

  test('removes it from the list and confirms', async () => {
    const { user, toasts } = await ask();
    respondWithTimesheets();
    await user.click(button('Delete'));
    expect(await screen.findByText('No timesheets yet')).toBeInTheDocument();
    await waitFor(() => expect(toasts).toEqual([{ title: 'Timesheet deleted' }]));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('sends the reason for the audit log', async () => {
    const sent: unknown[] = [];
    server.use(
      api.mutation(DeleteTimesheet, ({ variables }) => {
        sent.push(variables.input);
        return respondWith({ timesheetDelete: aDeletion });
      }),
    );
    const { user } = await ask();
    await user.type(screen.getByLabelText('Reason'), 'Clocked in by mistake');
    await user.click(button('Delete'));
    await waitFor(() => expect(sent).toEqual([{ id: 'timesheet-1', reason: 'Clocked in by mistake' }]));
  });

  test('reports a failure and its reason', async () => {
    const message = 'The pay period Nov 1 – Nov 14, 2026 is closed. An administrator can reopen it.';
    server.use(api.mutation(DeleteTimesheet, () => rejectWith({ message, code: 'CONFLICT' })));
    const { user, toasts } = await ask();
    await user.click(button('Delete'));
    expect(await screen.findByText(message)).toBeInTheDocument();
    await waitFor(() =>
      expect(toasts).toEqual([
        { title: 'Delete failed', description: 'Could not delete timesheet', variant: 'destructive' },
      ]),
    );
  });
});

describe('approving all without exceptions', () => {
  const days = '?period=custom&from=2026-11-01&to=2026-11-14&status=pending';

  test('shows how many timesheets are pending, and afterwards how many were skipped', async () => {
    const inputs: unknown[] = [];
    server.use(
      api.query(CountTimesheets, ({ variables }) =>
        respondWith(aViewer({ timesheets: aPage([], { totalCount: variables.status === 'PENDING' ? 12 : 0 }) })),
      ),
      api.mutation(ApproveTimesheets, ({ variables }) => {
        inputs.push(variables.input);
        const result = { approved: 11, skipped: 4, skippedOwn: 1, skippedToConfirm: 2, remaining: 0 };
        return respondWith(aPayload('timesheetsApprove', { summary: { __typename: 'ApprovedTimesheets', ...result } }));
      }),
    );
    const { user, toasts } = open(days);
    await user.click(await screen.findByRole('button', { name: 'Approve all without exceptions' }));
    expect(
      await screen.findByText(/^Of 12 pending timesheets \(everyone, Nov 1 – 14, 2026\), this approves/u),
    ).toBeInTheDocument();
    await user.click(button('Approve'));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toEqual({
      title: '11 timesheets approved',
      description:
        '1 timesheet with an exception left for review. 2 timesheets left to confirm one by one: over 24 hours or with ' +
        'long paid breaks. 1 timesheet of your own left for another approver',
    });
    expect(inputs).toEqual([{ userId: null, teamId: null, from: '2026-11-01', to: '2026-11-14' }]);
  });

  test('says that nothing is pending when a link opens it', async () => {
    server.use(api.query(CountTimesheets, () => respondWith(aViewer({ timesheets: aPage([], { totalCount: 0 }) }))));
    open(`${days}&open=approve-all`);
    expect(await screen.findByText('No timesheets are pending (everyone, Nov 1 – 14, 2026).')).toBeInTheDocument();
  });

  test('is not offered for a filter that it would not approve', async () => {
    open('?exception=missing-location');
    await screen.findByText('No timesheets match these filters');
    expect(screen.queryByRole('button', { name: 'Approve all without exceptions' })).not.toBeInTheDocument();
    const { toasts } = open('?exception=missing-location&open=approve-all');
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'The link opens nothing' }]));
  });
});

describe('adding a timesheet', () => {
  async function openDialog() {
    server.use(
      api.query(LoadPeople, () => respondWith(aViewer({ users: aConnection('User', [aMember('Wanda', 'Walker')]) }))),
    );
    const rendered = open();
    await rendered.user.click(button('Add Timesheet'));
    return rendered;
  }

  async function type(user: Awaited<ReturnType<typeof openDialog>>['user']) {
    await user.type(screen.getByRole('combobox', { name: 'Employee' }), 'wanda');
    await user.click(await screen.findByRole('option', { name: /Wanda Walker/u }));
    await user.type(screen.getByLabelText('Clock In'), '2026-11-02T09:00');
    await user.type(screen.getByLabelText('Clock Out'), '2026-11-02T17:00');
  }

  const submit = () => screen.getAllByRole('button', { name: 'Add Timesheet' }).at(-1) as HTMLElement;

  test('marks every missing field', async () => {
    const { user } = await openDialog();
    await user.click(submit());
    expect(screen.getByText('Employee is required')).toBeInTheDocument();
    expect(screen.getByText('Clock-in is required')).toBeInTheDocument();
    expect(screen.getByText('Clock-out is required')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Employee' })).toHaveFocus());
  });

  test('sends the times in the organization’s zone, with breaks', async () => {
    const sent: unknown[] = [];
    server.use(
      api.mutation(AddTimesheet, ({ variables }) => {
        sent.push(variables.input);
        return respondWith(aPayload('timesheetAdd', { timesheet: aReviewedTimesheet({ id: 'added' }) }));
      }),
    );
    const { user, toasts } = await openDialog();
    await type(user);
    await user.click(button('Add break'));
    await user.type(screen.getByLabelText('Notes'), 'Phone was dead');
    await user.type(screen.getByLabelText('Reason'), 'Asked by Wanda');
    await user.click(submit());
    await waitFor(() => expect(toasts).toEqual([{ title: 'Timesheet added' }]));
    expect(sent).toEqual([
      {
        userId: 'user-wanda',
        clockInAt: '2026-11-02T16:00:00.000Z',
        clockOutAt: '2026-11-03T00:00:00.000Z',
        jobId: null,
        notes: 'Phone was dead',
        reason: 'Asked by Wanda',
        breaks: [{ type: 'UNPAID', startAt: '2026-11-02T19:00:00.000Z', endAt: '2026-11-02T19:30:00.000Z' }],
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('keeps the entered values after a connection failure', async () => {
    server.use(api.mutation(AddTimesheet, () => failToConnect()));
    const { user, toasts } = await openDialog();
    await type(user);
    await user.click(submit());
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toMatchObject({ title: 'Timesheet not added', variant: 'destructive' });
    expect(screen.getByLabelText('Clock In')).toHaveValue('2026-11-02T09:00');
  });

  test('closes the list of people with the first Escape and the dialog with the second', async () => {
    const { user } = await openDialog();
    await user.type(screen.getByRole('combobox', { name: 'Employee' }), 'wan');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Add Timesheet' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('asks before it discards entered values', async () => {
    const { user } = await openDialog();
    await type(user);
    await user.click(button('Cancel'));
    expect(screen.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeInTheDocument();
    await user.click(button('Discard'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
