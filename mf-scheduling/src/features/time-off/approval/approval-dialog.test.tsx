import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { api, aSessionAs, mockGateway, renderScreen, respondWith } from '@timetrack/testing';
import { aSchedule } from '../../../testing/builders.js';
import { aDecidedPage, aDecidedRequest, aPendingRequest, aShiftOnTimeOff } from '../../../testing/time-off-builders.js';
import { timeOffDefaults } from '../../../testing/time-off-defaults.js';
import { LoadDecidedRequests } from './decided/decided-requests.graphql.js';
import { PtoRequests } from './PtoRequests.js';
import { ApprovePto, LoadPendingRequests } from './pto-requests.graphql.js';

const server = mockGateway(timeOffDefaults);

const roof = aSchedule({ id: 'a', title: 'Roof' });
const drywall = aSchedule({ id: 'b', title: 'Drywall' });
const started = aSchedule({ id: 'c', title: 'Started' });

async function openApproval(members: Parameters<typeof aPendingRequest>[0]) {
  const sent: unknown[] = [];
  server.use(
    api.query(LoadPendingRequests, () => respondWith({ pendingPtoRequests: [aPendingRequest(members)] })),
    api.mutation(ApprovePto, ({ variables: { id, input } }) => {
      sent.push(input);
      return respondWith({ approvePtoRequest: { __typename: 'PtoRequest', id, status: 'APPROVED' } });
    }),
  );
  const path = '/pto-requests?open=approve&id=request-1';
  const rendered = renderScreen(<PtoRequests />, { session: aSessionAs('MANAGER'), path });
  await screen.findByRole('dialog', { name: 'Approve this request?' });
  return { ...rendered, sent };
}

const box = (name: string) => screen.getByRole('checkbox', { name });

describe('the approval dialog that the address opened', () => {
  test('names the overdrawn balance before the approval, which confirms it', async () => {
    const overdraw = 'Ana would have −12 h left of 80 h in 2026.';
    const { user, sent } = await openApproval({ overdraw });
    expect(screen.getByText(overdraw)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Approve Anyway' }));
    await waitFor(() => expect(sent).toEqual([{ confirmOverAllowance: true }]));
  });

  test('shows the note of the requester', async () => {
    await openApproval({ note: 'My sister gets married.' });
    expect(screen.getAllByText('My sister gets married.').length).toBeGreaterThan(0);
    expect(screen.getByRole('dialog')).toHaveTextContent('My sister gets married.');
  });

  test('takes the person off the shifts only on request', async () => {
    const { user, sent } = await openApproval({
      shiftsOnTimeOff: [aShiftOnTimeOff(roof), aShiftOnTimeOff(started, 'STARTED')],
    });
    expect(screen.queryByText(/Started/)).not.toBeInTheDocument();
    expect(box('Take Ana off the shifts on those days')).not.toBeChecked();
    await user.click(box('Take Ana off the shifts on those days'));
    await user.click(screen.getByRole('button', { name: 'Approve Request' }));
    await waitFor(() => expect(sent).toEqual([{ removeFromShifts: true }]));
  });

  test('names the shifts that nobody else works, and cancels them on request', async () => {
    const { user, sent } = await openApproval({
      shiftsOnTimeOff: [aShiftOnTimeOff(roof), aShiftOnTimeOff(drywall, 'ONLY_PERSON')],
    });
    await user.click(box('Take Ana off the shifts on those days'));
    expect(screen.getByText(/^Nobody else works Drywall\./)).toHaveTextContent(
      'A shift needs an employee, so it stays with Ana unless you cancel it.',
    );
    await user.click(box('Cancel that shift'));
    await user.click(screen.getByRole('button', { name: 'Approve Request' }));
    await waitFor(() => expect(sent).toEqual([{ removeFromShifts: true, cancelEmptyShifts: true }]));
  });

  test('offers nothing about shifts when there are none', async () => {
    await openApproval({});
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

test('the address opens the dialog that revokes an approval, which keeps what was typed', async () => {
  server.use(api.query(LoadDecidedRequests, () => respondWith(aDecidedPage([aDecidedRequest()]))));
  const path = '/pto-requests?open=revoke&id=decided-1';
  const { user } = renderScreen(<PtoRequests />, { session: aSessionAs('MANAGER'), path });
  await user.type(await screen.findByLabelText('Note'), 'We need you.');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Keep Editing' }));
  expect(screen.getByLabelText('Note')).toHaveValue('We need you.');
});

test('a long list of pending requests leads to the decided ones', async () => {
  server.use(api.query(LoadPendingRequests, () => respondWith({ pendingPtoRequests: [aPendingRequest()] })));
  const { user } = renderScreen(<PtoRequests />, { session: aSessionAs('MANAGER') });
  await user.click(await screen.findByRole('button', { name: 'Go to the decided requests' }));
  expect(screen.getByRole('heading', { name: 'Decided Requests' })).toHaveFocus();
});
