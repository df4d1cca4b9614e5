import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
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
import { ana, aSchedule, ben, maria } from '../../testing/builders.js';
import { aReplacement, freeReason, replacementDefaults, someReplacements } from '../../testing/replacement-defaults.js';
import { ReplacementsDialog } from './ReplacementsDialog.js';
import { AssignReplacement, LoadReplacements } from './replacements.graphql.js';

const server = mockGateway(replacementDefaults);

const roof = aSchedule({ id: 'roof', title: 'Roof' });
const drywall = aSchedule({ id: 'drywall', title: 'Drywall' });

function open(shifts = [roof]) {
  const closed: string[] = [];
  const rendered = renderScreen(
    <ReplacementsDialog
      description="Ana is off on Mon, Mar 2, 2026."
      shifts={shifts}
      absentId={ana.id}
      onAssigned={() => closed.push('assigned')}
      onClose={() => closed.push('closed')}
    />,
    { session: aSessionAs('MANAGER') },
  );
  return { ...rendered, closed };
}

function recordAssignments() {
  const sent: unknown[] = [];
  server.use(
    api.mutation(AssignReplacement, ({ variables: { input } }) => {
      sent.push(input);
      const schedule = { __typename: 'Schedule' as const, id: input.id, changedAt: null, assignedUserIds: [] };
      return respondWith(aPayload('scheduleUpdate', { schedule }));
    }),
  );
  return sent;
}

describe('the dialog that finds a replacement', () => {
  test('lists the people of a single shift at once, in the order of the server, with their reasons', async () => {
    const overtime = 'Free all day, 38h planned this week, would have 6h overtime';
    server.use(
      api.query(LoadReplacements, () =>
        respondWith(someReplacements([aReplacement(ben), aReplacement(maria, overtime)])),
      ),
    );
    open();
    const rows = within(await screen.findByRole('list', { name: 'Replacements' })).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent(`Ben Cole${freeReason}`);
    expect(rows[1]).toHaveTextContent(`Maria Mendez${overtime}`);
  });

  test('assigns with one tap, in place of the absent person and unless someone else was faster', async () => {
    server.use(
      api.query(LoadReplacements, () => respondWith(someReplacements([aReplacement(ben)], [ana.id, maria.id], 'roof'))),
    );
    const sent = recordAssignments();
    const { user, closed } = open();
    await user.click(await screen.findByRole('button', { name: 'Assign Ben Cole' }));
    expect(await screen.findByText('Ben Cole takes this shift')).toBeInTheDocument();
    expect(sent).toEqual([
      { id: 'roof', assignedUserIds: [maria.id, ben.id], expectedAssignedUserIds: [ana.id, maria.id] },
    ]);
    expect(closed).toEqual(['assigned']);
  });

  test('says who was faster, and loads the people again', async () => {
    let loads = 0;
    const message = 'Someone else has changed this shift. It is with Maria Mendez now, and nothing else was changed.';
    server.use(
      api.query(LoadReplacements, () => {
        loads += 1;
        return respondWith(someReplacements([aReplacement(ben)], loads === 1 ? [] : [maria.id], 'roof'));
      }),
      api.mutation(AssignReplacement, () => rejectWith({ code: 'CONFLICT', message })),
    );
    const { user, toasts } = open();
    await user.click(await screen.findByRole('button', { name: 'Assign Ben Cole' }));
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Failed to assign Ben Cole', description: message }]));
    await waitFor(() => expect(loads).toBe(2));
    expect(screen.queryByText('Ben Cole takes this shift')).not.toBeInTheDocument();
  });

  test('opens the people of each of several shifts on request', async () => {
    const { user } = open([roof, drywall]);
    expect(screen.queryByRole('list', { name: 'Replacements' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Find a Replacement for Drywall/ }));
    await user.click(await screen.findByRole('button', { name: 'Assign Ben Cole' }));
    expect(await screen.findByText('Ben Cole takes this shift')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Find a Replacement for Roof/ })).toBeInTheDocument();
  });

  test('says that nobody is free', async () => {
    server.use(api.query(LoadReplacements, () => respondWith(someReplacements([]))));
    open();
    expect(await screen.findByText('Nobody is free for this shift.')).toBeInTheDocument();
  });

  test('offers to try again when the people could not be loaded', async () => {
    server.use(api.query(LoadReplacements, () => failToConnect()));
    open();
    expect(await screen.findByText('The people could not be loaded')).toBeInTheDocument();
  });
});
