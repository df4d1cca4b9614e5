import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { api, aSessionAs, mockGateway, rejectWith, renderScreen, respondWith, runTestsAt } from '@timetrack/testing';
import type { RequestCard_CorrectionFragment } from '../../../gql/graphql.js';
import { aPerson } from '../../../testing/builders.js';
import { defaults } from '../../../testing/defaults.js';
import { Timesheets } from '../../timesheets/index.js';
import {
  ApproveCorrection,
  CountPendingCorrections,
  DenyCorrection,
  LoadPendingCorrections,
} from './requests.graphql.js';

const server = mockGateway(defaults);
runTestsAt('2026-11-21T12:00:00Z');

function aRequest(members: Partial<RequestCard_CorrectionFragment> = {}) {
  const times = { clockInAt: '2026-11-02T16:00:00.000Z', breaks: [], job: null };
  const request: RequestCard_CorrectionFragment = {
    id: 'correction-1',
    kind: 'CHANGE',
    reason: 'The phone was empty.',
    createdAt: '2026-11-20T16:00:00.000Z',
    canDecide: true,
    user: aPerson('Wanda', 'Walker'),
    timesheet: { id: 'timesheet-1', version: 'version-1' },
    before: { ...times, clockOutAt: '2026-11-03T00:30:00.000Z' },
    after: { ...times, clockOutAt: '2026-11-03T02:00:00.000Z' },
    effect: { text: 'This adds 1 h 30 m, including 30 m overtime.' },
    overlaps: [],
    ...members,
  };
  return { __typename: 'Correction' as const, ...request };
}

function respondWithRequests(...nodes: ReturnType<typeof aRequest>[]) {
  const totalCount = nodes.length;
  server.use(
    api.query(LoadPendingCorrections, () =>
      respondWith({ viewer: { __typename: 'Viewer', corrections: { nodes, totalCount } } }),
    ),
    api.query(CountPendingCorrections, () =>
      respondWith({ viewer: { __typename: 'Viewer', corrections: { totalCount } } }),
    ),
  );
}

const open = (query = '?view=requests') =>
  renderScreen(<Timesheets />, { session: aSessionAs('MANAGER'), path: `/timesheets${query}` });

function recordDecisions() {
  const inputs: unknown[] = [];
  const correction = { __typename: 'Correction' as const, id: 'correction-1' };
  server.use(
    api.mutation(ApproveCorrection, ({ variables }) => {
      inputs.push(variables.input);
      return respondWith({ correctionApprove: { correction: { ...correction, status: 'APPROVED' } } });
    }),
    api.mutation(DenyCorrection, ({ variables }) => {
      inputs.push(variables.input);
      return respondWith({ correctionDeny: { correction: { ...correction, status: 'DENIED' } } });
    }),
  );
  return inputs;
}

describe('the requests', () => {
  test('are counted in the tab and show both versions, the effect and the reason', async () => {
    respondWithRequests(aRequest());
    const { user } = open('');
    await user.click(await screen.findByRole('tab', { name: 'Requests (1)' }));
    const before = await screen.findByRole('region', { name: 'Before' });
    expect(before).toHaveTextContent('Mon, Nov 2, 9:00 AM – 5:30 PM');
    expect(screen.getByRole('region', { name: 'After' })).toHaveTextContent('Mon, Nov 2, 9:00 AM – 7:00 PM');
    expect(screen.getByText('This adds 1 h 30 m, including 30 m overtime.')).toBeInTheDocument();
    expect(screen.getByText('“The phone was empty.”')).toBeInTheDocument();
  });

  test('are approved and denied with the keyboard', async () => {
    respondWithRequests(aRequest(), aRequest({ id: 'correction-2', user: aPerson('Ben', 'Okafor') }));
    const inputs = recordDecisions();
    const { user, toasts } = open();
    await screen.findAllByRole('button', { name: /^Approve/u });
    await user.keyboard('j');
    await user.keyboard('a');
    await waitFor(() => expect(toasts).toEqual([{ title: 'Correction approved', description: 'Wanda Walker' }]));
    expect(inputs).toEqual([{ id: 'correction-1', expectedVersion: 'version-1' }]);
    await user.keyboard('jjd');
    const dialog = await screen.findByRole('dialog', { name: 'Deny this request?' });
    expect(dialog).toHaveTextContent('Ben Okafor');
  });

  test('are denied with words only', async () => {
    respondWithRequests(aRequest());
    const inputs = recordDecisions();
    const { user, toasts } = open();
    await user.click(await screen.findByRole('button', { name: /^Deny/u }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Deny' }));
    expect(await within(dialog).findByText('Say why, so that it can be understood')).toBeInTheDocument();
    await user.type(within(dialog).getByLabelText('Reason'), 'The alarm says otherwise.');
    await user.click(within(dialog).getByRole('button', { name: 'Deny' }));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Correction denied', description: 'Wanda Walker' }]));
    expect(inputs).toEqual([{ id: 'correction-1', managerNotes: 'The alarm says otherwise.' }]);
  });

  test('can be approved with other times', async () => {
    respondWithRequests(aRequest());
    const inputs = recordDecisions();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Change and approve/u }));
    const dialog = await screen.findByRole('dialog', { name: 'Change and Approve' });
    const clockOut = within(dialog).getByLabelText('Clock Out');
    expect(clockOut).toHaveValue('2026-11-02T19:00');
    await user.clear(clockOut);
    await user.type(clockOut, '2026-11-02T18:00');
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(inputs).toMatchObject([{ clockOutAt: '2026-11-03T01:00:00.000Z' }]));
  });

  test('ask for the confirmation that the gateway wants', async () => {
    respondWithRequests(aRequest());
    const question = 'This timesheet lasts 30 hours. Confirm that it is correct.';
    const inputs: unknown[] = [];
    server.use(
      api.mutation(ApproveCorrection, ({ variables: { input } }) => {
        inputs.push(input.confirmLongTimesheet ?? null);
        const correction = { __typename: 'Correction' as const, id: 'correction-1', status: 'APPROVED' as const };
        return input.confirmLongTimesheet
          ? respondWith({ correctionApprove: { correction } })
          : rejectWith({ message: question, code: 'CONFLICT', fields: { confirmLongTimesheet: question } });
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Approve/u }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(question);
    await user.click(screen.getByRole('button', { name: 'Confirm and approve' }));
    await waitFor(() => expect(inputs).toEqual([null, true]));
  });

  test('have no buttons when someone else decides', async () => {
    respondWithRequests(aRequest({ canDecide: false }));
    open();
    expect(await screen.findByText('Someone else has to decide this request.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Approve/u })).not.toBeInTheDocument();
  });
});
