import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import {
  aPayload,
  api,
  aSessionAs,
  failToConnect,
  mockGateway,
  rejectWith,
  renderScreen,
  respondWith,
} from '@timetrack/testing';
import { ana, aSchedule, ben, maria } from '../../../testing/builders.js';
import {
  aBalance,
  aDecision,
  aPendingPage,
  aPendingRequest,
  aPersonOff,
  aPolicy,
} from '../../../testing/time-off-builders.js';
import { timeOffDefaults } from '../../../testing/time-off-defaults.js';
import { PtoRequests } from './PtoRequests.js';
import { ApprovePto, DenyPto, LoadPendingRequests } from './pto-requests.graphql.js';

const server = mockGateway(timeOffDefaults);
const asManager = { session: aSessionAs('MANAGER') };
const days = 'Wed, Mar 4 – Fri, Mar 6, 2026';

const pending = (...requests: ReturnType<typeof aPendingRequest>[]) =>
  server.use(api.query(LoadPendingRequests, () => respondWith(aPendingPage(...requests))));

const button = (name: RegExp) => screen.getByRole('button', { name });

async function show(...requests: ReturnType<typeof aPendingRequest>[]) {
  pending(...requests);
  const rendered = renderScreen(<PtoRequests />, asManager);
  await screen.findByRole('list', { name: 'Pending requests' });
  return rendered;
}

describe('the list of pending requests', () => {
  test('says that it is empty', async () => {
    renderScreen(<PtoRequests />, asManager);
    expect(await screen.findByText('No pending requests')).toBeInTheDocument();
  });

  test('shows each request with the requester’s balance', async () => {
    await show(aPendingRequest({ balances: [aBalance({ remainingHours: -8 })] }));
    expect(screen.getByRole('heading', { name: 'Ana Pérez' })).toBeInTheDocument();
    expect(screen.getByText(days)).toBeInTheDocument();
    expect(screen.getByText('24h of Paid time off')).toBeInTheDocument();
    expect(screen.getByText('Worker · requested Feb 20, 2026')).toBeInTheDocument();
    expect(screen.getByText('Remaining').closest('div')).toHaveTextContent('−8h');
  });

  test('shows the balance of each year that a request touches', async () => {
    const balances = [aBalance({ remainingHours: 56 }), aBalance({ year: 2027, remainingHours: 72 })];
    await show(aPendingRequest({ balances }));
    expect(screen.getByText('2026').closest('li')).toHaveTextContent('Remaining56h');
    expect(screen.getByText('2027').closest('li')).toHaveTextContent('Remaining72h');
  });

  test('loads again on request', async () => {
    const { user } = await show(aPendingRequest());
    pending();
    await user.click(button(/^Refresh/));
    expect(await screen.findByText('No pending requests')).toBeInTheDocument();
  });

  test('says that no one else is off, and that the requester is not scheduled', async () => {
    await show(aPendingRequest());
    expect(screen.getByText('No one else is off on those days')).toBeInTheDocument();
    expect(screen.getByText('Ana is not scheduled on those days')).toBeInTheDocument();
  });

  test('speaks of the day of a request for one day', async () => {
    await show(aPendingRequest({ endDate: '2026-03-04' }));
    expect(screen.getByText('No one else is off on that day')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Scheduled on that day' })).toBeInTheDocument();
    expect(screen.getByText('Ana is not scheduled on that day')).toBeInTheDocument();
  });

  test('shows who else is off and the shifts that the requester would miss', async () => {
    const startAt = '2026-03-05T16:00:00.000Z';
    const scheduledThen = [
      aSchedule({ id: 'a', title: 'Site', startAt, endAt: '2026-03-08T00:00:00.000Z' }),
      aSchedule({ id: 'b', title: 'Roof', assignees: [ana, ben], startAt, endAt: '2026-03-06T00:00:00.000Z' }),
      aSchedule({ id: 'c', title: 'Called off', status: 'CANCELED' }),
    ];
    await show(aPendingRequest({ othersOff: [aPersonOff(maria)], scheduledThen }));
    const [, off, long, shared] = screen.getAllByRole('listitem');
    expect(off).toHaveTextContent('Maria MendezMar 5 – 6');
    expect(long).toHaveTextContent('Ana would miss this shiftThu, Mar 5, 9:00 AM – Sat, Mar 7, 5:00 PM · Site');
    expect(shared).toHaveTextContent('Ana would miss this shift. Also assigned: Ben ColeThu, Mar 5, 9:00 AM – 5');
    expect(screen.queryByText(/Called off/)).not.toBeInTheDocument();
  });

  test('marks an unpaid policy', async () => {
    await show(aPendingRequest({ policy: aPolicy('Sabbatical', { paid: false }) }));
    expect(screen.getByText('24h of Sabbatical (unpaid)')).toBeInTheDocument();
  });

  test('offers only to deny a request for days in a closed pay period', async () => {
    await show(aPendingRequest({ inClosedPayPeriod: true }));
    expect(button(/^Approve/)).toBeDisabled();
    expect(button(/^Deny/)).toBeEnabled();
    expect(screen.getByText(/^These days are in a closed pay period/)).toBeInTheDocument();
  });

  test('offers no decision to a manager who may not decide', async () => {
    await show(aPendingRequest({ canDecide: false }));
    expect(screen.queryByRole('button', { name: /Approve|Deny/ })).not.toBeInTheDocument();
    expect(screen.getByText('Someone else has to decide this request.')).toBeInTheDocument();
  });

  test('shows a failure and loads again on request', async () => {
    server.use(api.query(LoadPendingRequests, () => failToConnect(), { once: true }));
    const { user } = renderScreen(<PtoRequests />, asManager);
    expect(await screen.findByText('The requests could not be loaded')).toBeInTheDocument();
    await user.click(button(/Try again/));
    expect(await screen.findByText('No pending requests')).toBeInTheDocument();
  });
});

describe('a decision', () => {
  test('approves with a note and removes the request from the list', async () => {
    const sent: unknown[] = [];
    server.use(
      api.mutation(ApprovePto, ({ variables }) => {
        sent.push(variables);
        pending();
        return respondWith(
          aPayload('ptoRequestApprove', {
            ptoRequest: aDecision('APPROVED'),
          }),
        );
      }),
    );
    const { user, toasts } = await show(aPendingRequest());
    await user.click(button(/^Approve Ana Pérez’s request/));
    await user.type(screen.getByLabelText('Note'), 'Enjoy!');
    await user.click(button(/^Approve Request/));
    expect(await screen.findByText('No pending requests')).toBeInTheDocument();
    await waitFor(() => expect(toasts).toEqual([{ title: 'PTO request approved' }]));
    expect(sent).toEqual([{ input: { id: 'request-1', managerNotes: 'Enjoy!' } }]);
    // The dialog moves the focus after it has left the page.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  test('denies without a note', async () => {
    const sent: unknown[] = [];
    server.use(
      api.mutation(DenyPto, ({ variables }) => {
        sent.push(variables);
        pending();
        return respondWith(aPayload('ptoRequestDeny', { ptoRequest: aDecision('DENIED') }));
      }),
    );
    const { user, toasts } = await show(aPendingRequest());
    await user.click(button(/^Deny Ana Pérez’s request/));
    await user.click(button(/^Deny Request/));
    await waitFor(() => expect(toasts).toEqual([{ title: 'PTO request denied' }]));
    expect(sent).toEqual([{ input: { id: 'request-1' } }]);
  });

  test('applies before the server responds, and is undone when the server rejects it', async () => {
    const rejection = { message: 'Not now, please', code: 'INTERNAL' };
    const responds = Promise.withResolvers<void>();
    server.use(
      api.mutation(ApprovePto, async () => {
        await responds.promise;
        return rejectWith(rejection);
      }),
    );
    const { user, toasts } = await show(aPendingRequest());
    await user.click(button(/^Approve Ana/));
    await user.click(button(/^Approve Request/));
    expect(await screen.findByText('No pending requests')).toBeInTheDocument();
    responds.resolve();
    expect(await screen.findByText(days)).toBeInTheDocument();
    await waitFor(() =>
      expect(toasts).toEqual([
        { title: 'Failed to approve PTO request', description: 'Not now, please', variant: 'destructive' },
      ]),
    );
  });

  test('keeps its note when it could not be sent', async () => {
    server.use(api.mutation(DenyPto, () => failToConnect()));
    const { user } = await show(aPendingRequest());
    await user.click(button(/^Deny Ana/));
    await user.type(screen.getByLabelText('Note'), 'Too many are off.');
    await user.click(button(/^Deny Request/));
    expect(await screen.findByText('Failed to deny PTO request')).toBeInTheDocument();
    expect(screen.getByLabelText('Note')).toHaveValue('Too many are off.');
  });

  test('keeps its note when the dialog is closed, and returns the focus', async () => {
    const { user } = await show(aPendingRequest());
    await user.click(button(/^Approve Ana/));
    await user.type(screen.getByLabelText('Note'), 'Enjoy');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button(/^Approve Ana/)).toHaveFocus());
    await user.click(button(/^Approve Ana/));
    expect(screen.getByLabelText('Note')).toHaveValue('Enjoy');
  });

  test('reports that another manager decided first, and loads the list again', async () => {
    server.use(
      api.mutation(ApprovePto, () => {
        pending();
        return rejectWith({ message: 'This request is already denied', code: 'CONFLICT' });
      }),
    );
    const { user, toasts } = await show(aPendingRequest());
    await user.click(button(/^Approve Ana/));
    await user.click(button(/^Approve Request/));
    await waitFor(() =>
      expect(toasts).toEqual([
        {
          title: 'This request was already decided',
          description: 'This request is already denied',
          variant: 'destructive',
        },
      ]),
    );
    expect(await screen.findByText('No pending requests')).toBeInTheDocument();
  });

  test('exceeds the allowance only after a second confirmation', async () => {
    const message = 'This approval exceeds the yearly allowance of Paid time off by 8h in 2026.';
    const sent: unknown[] = [];
    server.use(
      api.mutation(ApprovePto, ({ variables: { input } }) => {
        sent.push(input);
        if (!input?.confirmOverAllowance) {
          return rejectWith({ message, code: 'CONFLICT', fields: { confirmOverAllowance: message } });
        }
        pending();
        return respondWith(aPayload('ptoRequestApprove', { ptoRequest: aDecision('APPROVED') }));
      }),
    );
    const { user, toasts } = await show(aPendingRequest());
    await user.click(button(/^Approve Ana/));
    await user.type(screen.getByLabelText('Note'), 'Enjoy!');
    await user.click(button(/^Approve Request/));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText('Note')).toHaveValue('Enjoy!');
    await user.click(button(/^Approve Anyway/));
    await waitFor(() => expect(toasts).toEqual([{ title: 'PTO request approved' }]));
    const input = { id: 'request-1', managerNotes: 'Enjoy!' };
    expect(sent).toEqual([input, { ...input, confirmOverAllowance: true }]);
  });

  test('asks for each confirmation that the gateway needs, and sends all of them', async () => {
    const overAllowance = 'This approval exceeds the yearly allowance of Paid time off by 8h in 2026.';
    const workedDays = 'Mar 4, 2026 would have 8h worked and 8h of time off.';
    const sent: unknown[] = [];
    server.use(
      api.mutation(ApprovePto, ({ variables: { input } }) => {
        sent.push(input);
        if (!input?.confirmOverAllowance) {
          const fields = { confirmOverAllowance: overAllowance };
          return rejectWith({ message: overAllowance, code: 'CONFLICT', fields });
        }
        if (!input.confirmWorkedDays) {
          return rejectWith({ message: workedDays, code: 'CONFLICT', fields: { confirmWorkedDays: workedDays } });
        }
        pending();
        return respondWith(aPayload('ptoRequestApprove', { ptoRequest: aDecision('APPROVED') }));
      }),
    );
    const { user, toasts } = await show(aPendingRequest());
    await user.click(button(/^Approve Ana/));
    await user.click(button(/^Approve Request/));
    expect(await screen.findByText(overAllowance)).toBeInTheDocument();
    await user.click(button(/^Approve Anyway/));
    expect(await screen.findByText(workedDays)).toBeInTheDocument();
    expect(screen.getByText(overAllowance)).toBeInTheDocument();
    await user.click(button(/^Approve Anyway/));
    await waitFor(() => expect(toasts).toEqual([{ title: 'PTO request approved' }]));
    expect(sent.at(-1)).toEqual({ id: 'request-1', confirmOverAllowance: true, confirmWorkedDays: true });
  });

  test('says why a request that is still pending can’t be approved', async () => {
    const message = 'With this request, approved time off on Mar 4, 2026 would be 32h. A day has 24 hours.';
    server.use(api.mutation(ApprovePto, () => rejectWith({ message, code: 'CONFLICT' })));
    const { user, toasts } = await show(aPendingRequest());
    await user.click(button(/^Approve Ana/));
    await user.click(button(/^Approve Request/));
    await waitFor(() =>
      expect(toasts).toEqual([
        { title: 'Failed to approve PTO request', description: message, variant: 'destructive' },
      ]),
    );
    expect(screen.getByText(days)).toBeInTheDocument();
  });
});
