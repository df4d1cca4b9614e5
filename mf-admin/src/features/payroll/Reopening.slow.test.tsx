import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { api, aSessionAs, aViewer, mockGateway, renderScreen, respondWith } from '@timetrack/testing';
import { defaults } from '../../testing/defaults.js';
import { aClosingCheck, aReopeningRequest } from '../../testing/payroll-builders.js';
import { LoadCheck } from './check/check.graphql.js';
import { Payroll } from './Payroll.js';
import {
  ApproveReopening,
  DeclineReopening,
  LoadPendingRequests,
  LoadRequestsOfPeriod,
  RequestReopening,
} from './reopening/reopening.graphql.js';

const server = mockGateway(defaults);

type Role = Parameters<typeof aSessionAs>[0];
const open = (role: Role) => renderScreen(<Payroll />, { path: '/payroll?step=close', session: aSessionAs(role) });
const respondWithClosed = (...overrides: Parameters<typeof aClosingCheck>) =>
  server.use(
    api.query(LoadCheck, () =>
      respondWith(aViewer({ closingCheck: aClosingCheck({ status: 'CLOSED', canClose: false, ...overrides[0] }) })),
    ),
  );
const respondWithRequests = (...requests: ReturnType<typeof aReopeningRequest>[]) =>
  server.use(
    api.query(LoadRequestsOfPeriod, () => respondWith(aViewer({ reopeningRequests: { nodes: requests } }))),
    api.query(LoadPendingRequests, () => respondWith(aViewer({ reopeningRequests: { nodes: requests } }))),
  );

test('an administrator reopens a closed period after a confirmation', async () => {
  respondWithClosed({ canReopen: true });
  const { user, toasts } = open('ADMIN');
  await user.click(await screen.findByRole('button', { name: 'Reopen Jan 5 – 18, 2020' }));
  respondWithClosed({ status: 'OPEN', canClose: true });
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Reopen' }));

  expect(await screen.findByRole('button', { name: 'Close Period' })).toBeVisible();
  await waitFor(() => expect(toasts).toEqual([{ title: 'Pay period reopened' }]));
});

test('a closed period links to its reopening, from the step of the files too', async () => {
  respondWithClosed({ canReopen: true });
  const { user } = renderScreen(<Payroll />, { path: '/payroll?step=export', session: aSessionAs('ADMIN') });
  await user.click(await screen.findByRole('link', { name: 'Correct this period' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Reopen Jan 5 – 18, 2020?');
});

test('an accountant without the right to reopen is led to the request', async () => {
  respondWithClosed({ canRequestReopening: true });
  const { user } = open('ACCOUNTANT');
  await user.click(await screen.findByRole('link', { name: 'Correct this period' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('Request to reopen Jan 5 – 18, 2020');
});

test('an accountant requests the reopening with a reason', async () => {
  const sent: unknown[] = [];
  respondWithClosed({ canRequestReopening: true });
  server.use(
    api.mutation(RequestReopening, ({ variables: { input } }) => {
      sent.push(input);
      respondWithRequests(aReopeningRequest());
      return respondWith({ reopeningRequestCreate: { reopeningRequest: aReopeningRequest() } });
    }),
  );
  const { user } = open('ACCOUNTANT');
  await user.click(await screen.findByRole('button', { name: 'Request reopening' }));
  await user.click(screen.getByRole('button', { name: 'Send Request' }));
  expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription(/Reason is required/);
  await user.type(screen.getByLabelText('Reason'), 'A shift is missing');
  await user.click(screen.getByRole('button', { name: 'Send Request' }));

  expect(await screen.findByText('Waiting for consent')).toBeVisible();
  expect(sent).toEqual([{ startDate: '2020-01-05', reason: 'A shift is missing' }]);
  expect(screen.queryByRole('button', { name: 'Request reopening' })).not.toBeInTheDocument();
});

test('an accountant sees why a request was declined, and may ask again', async () => {
  respondWithClosed({ canRequestReopening: true });
  respondWithRequests(
    aReopeningRequest({
      status: 'DECLINED',
      note: 'Wait for the audit',
      decidedBy: { id: 'user-1', firstName: 'Olivia', lastName: 'Owens' },
      decidedAt: '2020-01-22T17:00:00.000Z',
    }),
  );
  open('ACCOUNTANT');

  expect(await screen.findByText('Olivia Owens, Jan 22, 2020: Wait for the audit')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Request reopening' })).toBeVisible();
});

test('an administrator approves a pending request', async () => {
  const approved: unknown[] = [];
  respondWithRequests(aReopeningRequest({ canDecide: true }));
  server.use(
    api.mutation(ApproveReopening, ({ variables: { id } }) => {
      approved.push(id);
      respondWithRequests();
      return respondWith({ reopeningRequestApprove: { reopeningRequest: aReopeningRequest({ status: 'APPROVED' }) } });
    }),
  );
  const { user } = open('ADMIN');
  const list = await screen.findByRole('list', { name: 'Requests to reopen' });
  expect(list).toHaveTextContent('Grace Hall asks to reopen Jan 5 – 18, 2020');
  await user.click(within(list).getByRole('button', { name: 'Approve reopening Jan 5 – 18, 2020' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Approve' }));

  await waitFor(() => expect(screen.queryByRole('list', { name: 'Requests to reopen' })).not.toBeInTheDocument());
  expect(approved).toEqual(['request-1']);
});

test('an administrator declines a pending request with a note', async () => {
  const sent: unknown[] = [];
  respondWithRequests(aReopeningRequest({ canDecide: true }));
  server.use(
    api.mutation(DeclineReopening, ({ variables }) => {
      sent.push(variables);
      respondWithRequests();
      return respondWith({ reopeningRequestDecline: { reopeningRequest: aReopeningRequest({ status: 'DECLINED' }) } });
    }),
  );
  const { user, toasts } = open('ADMIN');
  await user.click(await screen.findByRole('button', { name: 'Decline reopening Jan 5 – 18, 2020' }));
  await user.type(screen.getByLabelText('Note'), 'Wait for the audit');
  await user.click(screen.getByRole('button', { name: 'Decline' }));

  await waitFor(() => expect(toasts).toEqual([{ title: 'Request declined' }]));
  expect(sent).toEqual([{ input: { id: 'request-1', note: 'Wait for the audit' } }]);
});
