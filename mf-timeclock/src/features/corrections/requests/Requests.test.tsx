import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api, aSessionAs, mockGateway, rejectWith, renderScreen, respondWith, runTestsAt } from '@timetrack/testing';
import type { RequestCard_CorrectionFragment } from '../../../gql/graphql.js';
import { makeFragmentData } from '../../../gql/index.js';
import { aPerson } from '../../../testing/builders.js';
import { defaults } from '../../../testing/defaults.js';
import { Timesheets } from '../../timesheets/index.js';
import {
  ApproveCorrection,
  CountPendingCorrections,
  DenyCorrection,
  LoadPendingCorrections,
  RequestTimesCorrectionTimes,
} from './requests.graphql.js';

const server = mockGateway(defaults);
runTestsAt('2026-11-21T12:00:00Z');

function aRequest(members: Partial<RequestCard_CorrectionFragment> = {}) {
  const times = { clockInAt: '2026-11-02T16:00:00.000Z', breaks: [], job: null };
  const version = (clockOutAt: string) => ({
    __typename: 'CorrectionTimes',
    ...makeFragmentData({ ...times, clockOutAt }, RequestTimesCorrectionTimes),
  });
  const request: RequestCard_CorrectionFragment = {
    id: 'correction-1',
    kind: 'CHANGE',
    reason: 'The phone was empty.',
    createdAt: '2026-11-20T16:00:00.000Z',
    canDecide: true,
    user: aPerson('Wanda', 'Walker'),
    timesheet: { id: 'timesheet-1', version: 'version-1' },
    before: version('2026-11-03T00:30:00.000Z'),
    after: version('2026-11-03T02:00:00.000Z'),
    effect: { text: 'This adds 1h 30m, including 30m overtime.' },
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
    expect(screen.getByText('This adds 1h 30m, including 30m overtime.')).toBeInTheDocument();
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
    expect(await within(dialog).findByText('Enter a reason. The person can read it.')).toBeInTheDocument();
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
    const question = 'This timesheet lasts 30h. Confirm that it is correct.';
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

  test('move the focus to the next one when the keyboard decides, and ignore a held key', async () => {
    const [first, second] = ['Wanda', 'Ben'].map((name) =>
      aRequest({ id: `correction-${name}`, user: aPerson(name, 'Walker') }),
    ) as [ReturnType<typeof aRequest>, ReturnType<typeof aRequest>];
    respondWithRequests(first, second);
    const inputs = recordDecisions();
    const { user } = open();
    const cards = () => screen.getAllByRole('listitem');
    await screen.findByRole('button', { name: /^Approve the request of Wanda/u });
    await user.keyboard('J');
    await waitFor(() => expect(cards()[0]).toHaveFocus());
    fireEvent.keyDown(document.activeElement as Element, { key: 'a', repeat: true });
    expect(inputs).toEqual([]);
    respondWithRequests(second);
    await user.keyboard('a');
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(cards()[0]).toHaveFocus();
    expect(inputs).toMatchObject([{ id: 'correction-Wanda' }]);
  });

  test('mark what the request changes', async () => {
    const job = { __typename: 'Job' as const, id: 'roof', name: 'Roof' };
    const { before, after } = aRequest();
    respondWithRequests(aRequest({ before: { ...before, job } as never, after: { ...after, job } as never }));
    open();
    const side = await screen.findByRole('region', { name: 'After' });
    expect(side).toHaveTextContent('Mon, Nov 2, 9:00 AM – 7:00 PM (changed)no breaksRoof');
    expect(screen.getByRole('region', { name: 'Before' })).not.toHaveTextContent('changed');
  });

  test('say how many older ones wait, and open the timesheet that one overlaps', async () => {
    const overlap = { id: 'other', clockInAt: '2026-11-03T01:30:00.000Z', clockOutAt: '2026-11-03T04:00:00.000Z' };
    respondWithRequests(aRequest({ overlaps: [{ __typename: 'Timesheet', ...overlap } as never] }));
    const viewer = { __typename: 'Viewer' as const, corrections: { nodes: [aRequest()], totalCount: 103 } };
    const { user, unmount } = open();
    await user.click(await screen.findByRole('button', { name: /^Open the timesheet of Mon, Nov 2, 6:30 PM/u }));
    expect(await screen.findByRole('dialog', { name: 'Edit Timesheet' })).toBeInTheDocument();
    unmount();
    server.use(api.query(LoadPendingCorrections, () => respondWith({ viewer })));
    open();
    expect(await screen.findByText('102 older requests appear here once these are decided.')).toBeInTheDocument();
  });

  test('disappear with a sentence when someone else was faster', async () => {
    respondWithRequests(aRequest());
    const message = 'This correction was withdrawn';
    server.use(api.mutation(DenyCorrection, () => rejectWith({ message, code: 'CONFLICT' })));
    const { user, toasts } = open();
    await user.click(await screen.findByRole('button', { name: /^Deny/u }));
    const dialog = await screen.findByRole('dialog', { name: 'Deny this request?' });
    await user.type(within(dialog).getByLabelText('Reason'), 'No');
    respondWithRequests();
    await user.click(within(dialog).getByRole('button', { name: 'Deny' }));
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Denial failed', description: message }]));
    expect(await screen.findByText('New requests for corrections appear here.')).toBeInTheDocument();
  });

  test('have no buttons when someone else decides', async () => {
    respondWithRequests(aRequest({ canDecide: false }));
    open();
    expect(await screen.findByText('Someone else has to decide this request.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Approve/u })).not.toBeInTheDocument();
  });
});
