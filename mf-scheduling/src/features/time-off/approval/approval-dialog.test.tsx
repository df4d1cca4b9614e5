import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aPayload, api, aSessionAs, mockGateway, renderScreen, respondWith } from '@timetrack/testing';
import { aSchedule } from '../../../testing/builders.js';
import {
  aDecidedPage,
  aDecidedRequest,
  aDecision,
  aPendingPage,
  aPendingRequest,
  aShiftOnTimeOff,
} from '../../../testing/time-off-builders.js';
import { timeOffDefaults } from '../../../testing/time-off-defaults.js';
import { PtoRequests } from './PtoRequests.js';
import { ApprovePto, LoadDecidedRequest, LoadDecidedRequests, LoadPendingRequests } from './pto-requests.graphql.js';

const server = mockGateway(timeOffDefaults);

const roof = aSchedule({ id: 'a', title: 'Roof' });
const drywall = aSchedule({ id: 'b', title: 'Drywall' });
const started = aSchedule({ id: 'c', title: 'Started' });

async function openApproval(members: Parameters<typeof aPendingRequest>[0]) {
  const sent: unknown[] = [];
  server.use(
    api.query(LoadPendingRequests, () => respondWith(aPendingPage(aPendingRequest(members)))),
    api.mutation(ApprovePto, ({ variables: { input } }) => {
      sent.push(input);
      return respondWith(aPayload('ptoRequestApprove', { ptoRequest: aDecision('APPROVED') }));
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
    const overdraw = 'Ana would have −12h left of 80h in 2026.';
    const { user, sent } = await openApproval({ overdraw });
    expect(screen.getByText(overdraw)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Approve Anyway' }));
    await waitFor(() => expect(sent).toEqual([{ id: 'request-1', confirmOverAllowance: true }]));
  });

  test.each([
    ['2026-03-04', '2026-03-06', 'Ana Pérez requested 24h of Paid time off from Wed, Mar 4 to Fri, Mar 6, 2026.'],
    ['2026-03-04', '2026-03-04', 'Ana Pérez requested 24h of Paid time off on Wed, Mar 4, 2026.'],
  ])('says from when until when, or on which day: %s to %s', async (startDate, endDate, text) => {
    await openApproval({ startDate, endDate });
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  test('names the last day of a shift over several days', async () => {
    const site = aSchedule({ startAt: '2026-03-04T16:00:00.000Z', endAt: '2026-03-07T00:00:00.000Z' });
    await openApproval({ endDate: '2026-03-04', shiftsOnTimeOff: [aShiftOnTimeOff(site)] });
    expect(box('Take Ana off the shifts on that day')).toBeInTheDocument();
    expect(screen.getByText('Wed, Mar 4, 9:00 AM – Fri, Mar 6, 5:00 PM · Framing')).toBeInTheDocument();
  });

  test('shows the note of the requester', async () => {
    await openApproval({ note: 'My sister gets married.' });
    expect(screen.getAllByText('My sister gets married.').length).toBeGreaterThan(0);
    expect(screen.getByRole('dialog')).toHaveTextContent('My sister gets married.');
  });

  test('takes the person off the shifts by default, and then finds replacements', async () => {
    const { user, sent } = await openApproval({
      shiftsOnTimeOff: [aShiftOnTimeOff(roof), aShiftOnTimeOff(started, 'STARTED')],
    });
    expect(screen.queryByText(/Started/)).not.toBeInTheDocument();
    expect(box('Take Ana off the shifts on those days')).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Approve Request' }));
    await waitFor(() => expect(sent).toEqual([{ id: 'request-1', removeFromShifts: true }]));
    expect(await screen.findByRole('dialog', { name: 'Find a Replacement' })).toHaveTextContent(
      'Ana is off from Wed, Mar 4 to Fri, Mar 6, 2026.',
    );
    await user.click(screen.getByRole('button', { name: /^Find a Replacement for Roof/ }));
    expect(await screen.findByRole('button', { name: 'Assign Ben Cole' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('keeps the person on the shifts on request', async () => {
    const { user, sent } = await openApproval({ shiftsOnTimeOff: [aShiftOnTimeOff(roof)] });
    await user.click(box('Take Ana off the shifts on those days'));
    await user.click(screen.getByRole('button', { name: 'Approve Request' }));
    await waitFor(() => expect(sent).toEqual([{ id: 'request-1' }]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('names the shifts that nobody else works, and cancels them on request', async () => {
    const { user, sent } = await openApproval({
      shiftsOnTimeOff: [aShiftOnTimeOff(roof), aShiftOnTimeOff(drywall, 'ONLY_PERSON')],
    });
    expect(screen.getByText(/^Nobody else works Drywall\./)).toHaveTextContent(
      'A shift needs an employee, so it stays with Ana until you find a replacement or cancel it.',
    );
    await user.click(box('Cancel that shift'));
    await user.click(screen.getByRole('button', { name: 'Approve Request' }));
    await waitFor(() => expect(sent).toEqual([{ id: 'request-1', removeFromShifts: true, cancelEmptyShifts: true }]));
  });

  test('names the shifts that stay because of someone who is not in the teams of the viewer', async () => {
    const { user, sent } = await openApproval({ shiftsOnTimeOff: [aShiftOnTimeOff(drywall, 'OUT_OF_REACH')] });
    expect(
      screen.getByText(/^Ana stays on this shift, because someone else on it is not in your teams/),
    ).toBeInTheDocument();
    expect(screen.getByText(/· Drywall$/)).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Approve Request' }));
    await waitFor(() => expect(sent).toEqual([{ id: 'request-1' }]));
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

describe('a link that revokes an approval', () => {
  const open = () =>
    renderScreen(<PtoRequests />, { session: aSessionAs('MANAGER'), path: '/pto-requests?open=revoke&id=decided-9' });
  const laterPages = () =>
    server.use(api.query(LoadDecidedRequests, () => respondWith(aDecidedPage([aDecidedRequest()], 2))));

  test('opens the dialog even if the request is on a page that is not loaded', async () => {
    laterPages();
    const startDate = '2026-03-06';
    const old = aDecidedRequest({ id: 'decided-9', startDate });
    server.use(
      api.query(LoadDecidedRequest, ({ variables: { id } }) => respondWith({ node: id === old.id ? old : null })),
    );
    open();
    expect(await screen.findByRole('dialog', { name: 'Revoke this approval?' })).toHaveTextContent(
      'Ana Pérez is off on Fri, Mar 6, 2026 (24h of Paid time off). The request will be canceled, and its hours return to the balance. Shifts that the approval took Ana off stay as they are.',
    );
  });

  test.each([
    ['unknown', null],
    ['already revoked', aDecidedRequest({ id: 'decided-9', status: 'CANCELED', canRevoke: false })],
  ])('says that it opens nothing if the request is %s', async (_, node) => {
    laterPages();
    server.use(api.query(LoadDecidedRequest, () => respondWith({ node })));
    const { toasts } = open();
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'The link opens nothing' }]));
  });
});

test('a link that approves an approved request says that it opens nothing', async () => {
  server.use(api.query(LoadDecidedRequests, () => respondWith(aDecidedPage([aDecidedRequest()]))));
  const path = '/pto-requests?open=approve&id=decided-1';
  const { toasts } = renderScreen(<PtoRequests />, { session: aSessionAs('MANAGER'), path });
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'The link opens nothing' }]));
});

test('a long list of pending requests leads to the decided ones', async () => {
  server.use(api.query(LoadPendingRequests, () => respondWith(aPendingPage(aPendingRequest()))));
  const { user } = renderScreen(<PtoRequests />, { session: aSessionAs('MANAGER') });
  await user.click(await screen.findByRole('button', { name: 'Go to the decided requests' }));
  expect(screen.getByRole('heading', { name: 'Decided Requests' })).toHaveFocus();
});
