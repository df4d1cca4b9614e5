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
import { aUser, ben, maria } from '../../../../testing/builders.js';
import { aDecidedPage, aDecidedRequest, aPolicy } from '../../../../testing/time-off-builders.js';
import { timeOffDefaults } from '../../../../testing/time-off-defaults.js';
import { PtoRequests } from '../PtoRequests.js';
import { LoadDecidedRequests, RevokePto } from '../pto-requests.graphql.js';

const server = mockGateway(timeOffDefaults);
const asManager = { session: aSessionAs('MANAGER') };
const revoked = {
  status: 'CANCELED',
  canRevoke: false,
  revokedAt: '2026-02-22T16:00:00.000Z',
  revokedBy: ben,
} as const;

const decided = (...requests: ReturnType<typeof aDecidedRequest>[]) =>
  server.use(api.query(LoadDecidedRequests, () => respondWith(aDecidedPage(requests))));

const button = (name: RegExp | string) => screen.getByRole('button', { name });
const rows = () => screen.getAllByRole('listitem');

async function show(...requests: ReturnType<typeof aDecidedRequest>[]) {
  decided(...requests);
  const rendered = renderScreen(<PtoRequests />, asManager);
  await screen.findByRole('list', { name: 'Decided requests' });
  return rendered;
}

describe('the decided requests', () => {
  test('mark the requests of archived people', async () => {
    await show(aDecidedRequest({ user: aUser('Ina', 'Moss', { status: 'DISABLED' }) }));
    expect(rows()[0]).toHaveTextContent('Ina MossApprovedArchived');
  });

  test('say that they are empty', async () => {
    renderScreen(<PtoRequests />, asManager);
    expect(await screen.findByText('No decided requests')).toBeInTheDocument();
  });

  test('show the decision, the policy and what the viewer can do', async () => {
    await show(
      aDecidedRequest({ managerNotes: 'Enjoy!' }),
      aDecidedRequest({ id: 'decided-2', status: 'DENIED', canRevoke: false, user: ben }),
      aDecidedRequest({ id: 'decided-3', policy: aPolicy('Sabbatical', { id: 'policy-2', paid: false }), ...revoked }),
      aDecidedRequest({ id: 'decided-4', canRevoke: false, inClosedPayPeriod: true }),
      aDecidedRequest({ id: 'decided-5', canRevoke: false, user: maria }),
    );
    const [approved, denied, canceled, closed, own] = rows();
    expect(approved).toHaveTextContent('Ana PérezApprovedWed, Mar 4 – Fri, Mar 6, 2026');
    expect(approved).toHaveTextContent('24h · Paid time off · by Maria Mendez, Feb 21, 2026');
    expect(approved).toHaveTextContent('Enjoy!');
    expect(denied).toHaveTextContent('Ben ColeDenied');
    expect(canceled).toHaveTextContent('Sabbatical (unpaid) · approval revoked by Ben Cole, Feb 22, 2026');
    expect(closed).toHaveTextContent('In a closed pay period');
    expect(own).not.toHaveTextContent('closed');
    expect(screen.getAllByRole('button', { name: /^Revoke/ })).toHaveLength(1);
  });

  test('load more on request', async () => {
    server.use(
      api.query(LoadDecidedRequests, ({ variables: { after } }) =>
        respondWith(aDecidedPage([aDecidedRequest(after ? { id: 'decided-2', user: ben } : {})], after ? 1 : 2)),
      ),
    );
    const { user } = renderScreen(<PtoRequests />, asManager);
    expect(await screen.findByText('1 of 2 requests')).toBeInTheDocument();
    await user.click(button('Load more'));
    expect(await screen.findByRole('heading', { name: 'Ben Cole' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Ana Pérez' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  test('show a failure and load again on request', async () => {
    server.use(api.query(LoadDecidedRequests, () => failToConnect(), { once: true }));
    const { user } = renderScreen(<PtoRequests />, asManager);
    expect(await screen.findByText('The decided requests could not be loaded')).toBeInTheDocument();
    await user.click(button(/Try again/));
    expect(await screen.findByText('No decided requests')).toBeInTheDocument();
  });
});

describe('an approval', () => {
  test('is revoked after a confirmation, with a note', async () => {
    const sent: unknown[] = [];
    server.use(
      api.mutation(RevokePto, ({ variables }) => {
        sent.push(variables);
        const request = aDecidedRequest(revoked);
        decided(request);
        return respondWith(aPayload('ptoRequestRevoke', { ptoRequest: request }));
      }),
    );
    const { user, toasts } = await show(aDecidedRequest());
    await user.click(button(/^Revoke the approval of Ana Pérez’s request for Wed, Mar 4/));
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'Ana Pérez is off from Wed, Mar 4 to Fri, Mar 6, 2026 (24h of Paid time off).',
    );
    await user.type(screen.getByLabelText('Note'), 'We need you.');
    await user.click(button('Revoke Approval'));
    expect(await screen.findByText('Canceled')).toBeInTheDocument();
    await waitFor(() => expect(toasts).toEqual([{ title: 'Approval revoked' }]));
    expect(sent).toEqual([{ input: { id: 'decided-1', managerNotes: 'We need you.' } }]);
    expect(screen.queryByRole('button', { name: /^Revoke/ })).not.toBeInTheDocument();
  });

  test('stays when the dialog is closed', async () => {
    const { user } = await show(aDecidedRequest());
    await user.click(button(/^Revoke/));
    await user.click(button('Cancel'));
    expect(screen.getByText('Approved')).toBeInTheDocument();
    expect(button(/^Revoke/)).toBeInTheDocument();
  });

  test('says why it can’t be revoked, and loads the list again', async () => {
    const message = 'The pay period Mar 1 – Mar 14, 2026 is closed. An administrator can reopen it.';
    server.use(
      api.mutation(RevokePto, () => {
        decided(aDecidedRequest({ canRevoke: false, inClosedPayPeriod: true }));
        return rejectWith({ message, code: 'CONFLICT' });
      }),
    );
    const { user, toasts } = await show(aDecidedRequest());
    await user.click(button(/^Revoke/));
    await user.click(button('Revoke Approval'));
    expect(await screen.findByText('In a closed pay period')).toBeInTheDocument();
    await waitFor(() =>
      expect(toasts).toEqual([
        { title: 'Failed to revoke the approval', description: message, variant: 'destructive' },
      ]),
    );
  });
});
