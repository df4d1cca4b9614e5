import { describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
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
} from '@timetrack/testing';
import type { PtoRequestCreateInput } from '../../../gql/graphql.js';
import { maria } from '../../../testing/builders.js';
import { aBalance, aPolicy, aRequest } from '../../../testing/time-off-builders.js';
import { timeOffDefaults } from '../../../testing/time-off-defaults.js';
import { TimeOff } from './TimeOff.js';
import { CancelPto, LoadMyTimeOff, RequestPto } from './time-off.graphql.js';

const server = mockGateway(timeOffDefaults);

interface Data {
  readonly policies?: ReturnType<typeof aPolicy>[];
  readonly requests?: ReturnType<typeof aRequest>[];
}

function respondWithData({ policies = [aPolicy()], requests = [] }: Data): void {
  server.use(
    api.query(LoadMyTimeOff, () =>
      respondWith(
        aViewer({
          ptoPolicies: aConnection('PtoPolicy', policies),
          myPtoRequests: aConnection('PtoRequest', requests),
        }),
      ),
    ),
  );
}

async function openDialog() {
  const rendered = renderScreen(<TimeOff />);
  const button = screen.getByRole('button', { name: 'Request Time Off' });
  await waitFor(() => expect(button).toBeEnabled());
  await rendered.user.click(button);
  return rendered;
}

function fillIn({ startDate = '2026-03-04', endDate = '2026-03-06', hours = '24' } = {}): void {
  fireEvent.change(screen.getByLabelText('Start Date'), { target: { value: startDate } });
  fireEvent.change(screen.getByLabelText('End Date'), { target: { value: endDate } });
  fireEvent.change(screen.getByLabelText('Hours'), { target: { value: hours } });
}

const submit = () => screen.getByRole('button', { name: 'Submit Request' });

describe('the list of the viewer’s requests', () => {
  test('says that it is empty', async () => {
    renderScreen(<TimeOff />);
    expect(await screen.findByText('No PTO requests')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'My PTO Requests' })).toBeInTheDocument();
  });

  test('shows dates, hours, policy, status, and the manager’s note', async () => {
    const managerNotes = 'Enjoy the mountains.';
    const decided = { decidedBy: maria, decidedAt: '2026-02-21T16:00:00.000Z', managerNotes };
    respondWithData({ requests: [aRequest({ status: 'APPROVED', ...decided })] });
    renderScreen(<TimeOff />);
    const item = (await screen.findByText('Wed, Mar 4 – Fri, Mar 6, 2026')).closest('li') as HTMLElement;
    expect(item).toHaveTextContent('Approved');
    expect(item).toHaveTextContent('24h · Paid time off · by Maria Mendez, Feb 21, 2026');
    expect(item).toHaveTextContent('Enjoy the mountains.');
    expect(within(item).queryByRole('button')).not.toBeInTheDocument();
  });

  test('shows who revoked an approval, and that the policy is unpaid', async () => {
    const decided = { decidedBy: maria, decidedAt: '2026-02-21T16:00:00.000Z' };
    const revoked = { status: 'CANCELED', revokedBy: maria, revokedAt: '2026-02-23T16:00:00.000Z' } as const;
    const policy = aPolicy('Sabbatical', { paid: false });
    respondWithData({ requests: [aRequest({ policy, ...decided, ...revoked })] });
    renderScreen(<TimeOff />);
    const item = (await screen.findByText('Wed, Mar 4 – Fri, Mar 6, 2026')).closest('li');
    expect(item).toHaveTextContent('Canceled');
    expect(item).toHaveTextContent('Sabbatical (unpaid) · approval revoked by Maria Mendez, Feb 23, 2026');
  });

  test('shows a failure and loads again on request', async () => {
    server.use(api.query(LoadMyTimeOff, () => rejectWith({ message: 'Broken', code: 'INTERNAL' }), { once: true }));
    const { user } = renderScreen(<TimeOff />);
    expect(await screen.findByText('Your time off could not be loaded')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No PTO requests')).toBeInTheDocument();
  });
});

describe('the balance', () => {
  const figure = (name: string) => screen.getByText(name).closest('div');

  test('shows the server’s figures for each policy', async () => {
    renderScreen(<TimeOff />);
    expect(await screen.findByRole('heading', { name: 'Paid time off' })).toBeInTheDocument();
    expect(figure('Allowance')).toHaveTextContent('80h');
    expect(figure('Used')).toHaveTextContent('16h');
    expect(figure('Pending')).toHaveTextContent('8h');
    expect(figure('Remaining')).toHaveTextContent('56h');
  });

  test('shows the balance of later years for which time off is requested', async () => {
    const later = (year: number, remainingHours: number) => [aBalance(), aBalance({ year, remainingHours })];
    respondWithData({
      requests: [
        aRequest({ id: 'a', balances: later(2027, 72) }),
        aRequest({ id: 'b', balances: later(2027, 72), status: 'APPROVED' }),
        aRequest({ id: 'c', balances: later(2028, 80), status: 'CANCELED' }),
        aRequest({ id: 'd', balances: later(2029, 80), policy: aPolicy('Sick leave', { id: 'policy-2' }) }),
      ],
    });
    renderScreen(<TimeOff />);
    const balances = within(await screen.findByRole('list', { name: 'Balances' }));
    expect(balances.getAllByText(/^20\d\d$/).map(({ textContent }) => textContent)).toEqual(['2026', '2027']);
    expect(balances.getByRole('list')).toHaveTextContent('Remaining72h');
  });

  test('marks an unpaid policy', async () => {
    respondWithData({ policies: [aPolicy('Sabbatical', { paid: false })] });
    renderScreen(<TimeOff />);
    expect(await screen.findByRole('heading', { name: 'Sabbatical Unpaid' })).toBeInTheDocument();
  });

  test('has no limit without an allowance', async () => {
    const balance = aBalance({ allowanceHours: null, remainingHours: null, usedHours: 13.333 });
    respondWithData({ policies: [aPolicy('Sick leave', { balance })] });
    renderScreen(<TimeOff />);
    await screen.findByRole('heading', { name: 'Sick leave' });
    expect(figure('Remaining')).toHaveTextContent('No limit');
    expect(figure('Used')).toHaveTextContent('13h 20m');
  });
});

describe('the request dialog', () => {
  test('sends dates and hours under the first policy, and shows the request', async () => {
    const sent: PtoRequestCreateInput[] = [];
    server.use(
      api.mutation(RequestPto, ({ variables }) => {
        sent.push(variables.input);
        respondWithData({ requests: [aRequest()] });
        return respondWith(aPayload('ptoRequestCreate', { ptoRequest: aRequest() }));
      }),
    );
    const { user, toasts } = await openDialog();
    expect(screen.queryByLabelText('Policy')).not.toBeInTheDocument();
    expect(screen.getByText('Policy: Paid time off')).toBeInTheDocument();
    fillIn();
    await user.click(submit());
    expect(await screen.findByText('Wed, Mar 4 – Fri, Mar 6, 2026')).toBeInTheDocument();
    await waitFor(() => expect(toasts).toEqual([{ title: 'PTO request submitted successfully' }]));
    expect(sent).toEqual([{ policyId: 'policy-1', startDate: '2026-03-04', endDate: '2026-03-06', hours: 24 }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('offers a choice of several policies', async () => {
    respondWithData({ policies: [aPolicy(), aPolicy('Sick leave', { id: 'policy-2' })] });
    const sent: PtoRequestCreateInput[] = [];
    server.use(
      api.mutation(RequestPto, ({ variables }) => {
        sent.push(variables.input);
        return respondWith(aPayload('ptoRequestCreate', { ptoRequest: aRequest() }));
      }),
    );
    const { user } = await openDialog();
    expect(screen.getByLabelText('Policy')).toHaveValue('policy-1');
    await user.selectOptions(screen.getByLabelText('Policy'), 'Sick leave');
    fillIn();
    await user.click(submit());
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ policyId: 'policy-2' })]));
    await screen.findByText('PTO request submitted successfully');
  });

  test('shows an error for each missing field', async () => {
    const { user } = await openDialog();
    await user.click(submit());
    expect(screen.getByText('Start date is required')).toBeInTheDocument();
    expect(screen.getByText('End date is required')).toBeInTheDocument();
    expect(screen.getByText('Hours is required')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Start Date')).toHaveFocus());
  });

  test('explains that there is no policy', async () => {
    respondWithData({ policies: [] });
    const { user } = await openDialog();
    fillIn();
    await user.click(submit());
    const alert = screen.getByText('No PTO policy available').closest('[role=alert]');
    expect(alert).toHaveTextContent('Please contact your administrator');
    expect(alert).toHaveFocus();
  });

  test('shows a server error only next to its field', async () => {
    const fields = { hours: 'Hours must fit the days' };
    server.use(
      api.mutation(RequestPto, () =>
        rejectWith({ message: 'Hours must fit the days', code: 'BAD_USER_INPUT', fields }),
      ),
    );
    const { user, toasts } = await openDialog();
    fillIn();
    await user.click(submit());
    await waitFor(() => expect(screen.getByLabelText('Hours')).toHaveAccessibleDescription(/Hours must fit the days/));
    expect(toasts).toEqual([]);
  });

  test('asks for confirmation before it discards input', async () => {
    const { user } = await openDialog();
    fillIn();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Keep Editing' }));
    expect(screen.getByLabelText('Hours')).toHaveValue(24);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Request Time Off' })).toHaveFocus());
  });

  test('sends the same request again after a lost connection', async () => {
    const keys: (string | null)[] = [];
    server.use(
      api.mutation(RequestPto, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return keys.length === 1
          ? failToConnect()
          : respondWith(aPayload('ptoRequestCreate', { ptoRequest: aRequest() }));
      }),
    );
    const { user, toasts } = await openDialog();
    fillIn();
    await user.click(submit());
    await waitFor(() => expect(toasts).toHaveLength(1));
    await user.click(submit());
    await waitFor(() => expect(toasts).toHaveLength(2));
    expect(keys[1]).toBe(keys[0]);
  });
});

describe('canceling a request', () => {
  const openConfirmation = async () => {
    respondWithData({ requests: [aRequest()] });
    const rendered = renderScreen(<TimeOff />, { session: aSessionAs('WORKER') });
    await rendered.user.click(await screen.findByRole('button', { name: /^Cancel the request for Wed, Mar 4/ }));
    return rendered;
  };

  test('asks for confirmation', async () => {
    const { user } = await openConfirmation();
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Cancel this request?');
    await user.click(screen.getByRole('button', { name: 'Keep Request' }));
    expect(screen.getByText('Pending', { selector: 'svg + span' })).toBeInTheDocument();
  });

  test('asks when a link names the request, and says when it names nothing', async () => {
    const pending = aRequest();
    respondWithData({ requests: [pending] });
    const open = (id: string) =>
      renderScreen(<TimeOff />, { session: aSessionAs('WORKER'), path: `/pto?open=cancel-${id}` });
    open(pending.id);
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Cancel this request?');
    cleanup();
    const { toasts } = open('another');
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'The link opens nothing' }]));
  });

  test('cancels the request', async () => {
    const { user, toasts } = await openConfirmation();
    respondWithData({ requests: [aRequest({ status: 'CANCELED' })] });
    await user.click(screen.getByRole('button', { name: 'Cancel Request' }));
    expect(await screen.findByText('Canceled')).toBeInTheDocument();
    await waitFor(() => expect(toasts).toEqual([{ title: 'PTO request canceled' }]));
    expect(screen.queryByRole('button', { name: /^Cancel the request/ })).not.toBeInTheDocument();
  });

  test('shows the decision if a manager decided first', async () => {
    server.use(
      api.mutation(CancelPto, () => rejectWith({ message: 'This request is already approved', code: 'CONFLICT' })),
    );
    const { user, toasts } = await openConfirmation();
    respondWithData({ requests: [aRequest({ status: 'APPROVED' })] });
    await user.click(screen.getByRole('button', { name: 'Cancel Request' }));
    expect(await screen.findByText('Approved')).toBeInTheDocument();
    await waitFor(() =>
      expect(toasts).toEqual([
        {
          title: 'Failed to cancel PTO request',
          description: 'This request is already approved',
          variant: 'destructive',
        },
      ]),
    );
  });
});
