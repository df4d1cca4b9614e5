import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aPayload, api, mockGateway, renderScreen, respondWith } from '@timetrack/testing';
import type { PtoRequestCreateInput } from '../../../gql/graphql.js';
import { aBalance, aProposal, aRequest } from '../../../testing/time-off-builders.js';
import { timeOffDefaults } from '../../../testing/time-off-defaults.js';
import { LoadProposal } from '../components/proposal.graphql.js';
import { TimeOff } from './TimeOff.js';
import { RequestPto } from './time-off.graphql.js';

const server = mockGateway(timeOffDefaults);

async function openDialog() {
  const rendered = renderScreen(<TimeOff />, { path: '/pto?open=request' });
  await screen.findByRole('dialog', { name: 'Request Time Off' });
  return rendered;
}

const hours = () => screen.getByLabelText('Hours');
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

function fillDays(startDate = '2026-03-04', endDate = '2026-03-06'): void {
  fill('Start Date', startDate);
  fill('End Date', endDate);
}

/** Proposes 8 hours for a single day and 24 for more. */
function proposeByDays(): void {
  server.use(
    api.query(LoadProposal, ({ variables: { startDate, endDate } }) =>
      respondWith(
        aProposal({ hours: startDate === endDate ? 8 : 24, explanation: `From ${startDate} to ${endDate}.` }),
      ),
    ),
  );
}

describe('the proposed hours', () => {
  test('fill the field and say where they come from', async () => {
    await openDialog();
    fillDays();
    await waitFor(() => expect(hours()).toHaveValue(24));
    expect(
      screen.getByText('Your 3 published shifts on these days are 24h without planned breaks.'),
    ).toBeInTheDocument();
  });

  test('follow the days until the user enters others', async () => {
    proposeByDays();
    await openDialog();
    fillDays('2026-03-04', '2026-03-04');
    await waitFor(() => expect(hours()).toHaveValue(8));
    fill('End Date', '2026-03-06');
    await waitFor(() => expect(hours()).toHaveValue(24));
    fill('Hours', '12');
    fill('End Date', '2026-03-04');
    expect(await screen.findByText('From 2026-03-04 to 2026-03-04.')).toBeInTheDocument();
    expect(hours()).toHaveValue(12);
  });

  test('arrive in the field that has the focus, where typing replaces them', async () => {
    const proposed = Promise.withResolvers<void>();
    server.use(
      api.query(LoadProposal, async () => {
        await proposed.promise;
        return respondWith(aProposal());
      }),
    );
    const { user } = await openDialog();
    fillDays();
    await user.click(hours());
    proposed.resolve();
    await waitFor(() => expect(hours()).toHaveValue(24));
    await user.keyboard('8');
    expect(hours()).toHaveValue(8);
  });

  test('stay empty when the gateway proposes none', async () => {
    const explanation = 'You have no published shifts on these days, and no weekday. Enter the hours yourself.';
    server.use(api.query(LoadProposal, () => respondWith(aProposal({ hours: null, explanation }))));
    await openDialog();
    fillDays();
    expect(await screen.findByText(explanation)).toBeInTheDocument();
    expect(hours()).toHaveValue(null);
  });
});

test('the dialog shows the balance of the years of the request', async () => {
  const balances = [aBalance({ year: 2027, remainingHours: 80 })];
  server.use(api.query(LoadProposal, () => respondWith(aProposal({}, balances))));
  await openDialog();
  expect(hours()).toHaveAccessibleDescription('From 1 to 80. 56h of 80h remaining in 2026.');
  fillDays('2027-01-04', '2027-01-06');
  await waitFor(() => expect(hours()).toHaveAccessibleDescription('From 1 to 80. 80h of 80h remaining in 2027.'));
});

test('the dialog says what is in the way before the request is sent', async () => {
  const obstacle = 'You already requested time off on Mar 4, 2026. Choose other days, or cancel that request first.';
  server.use(api.query(LoadProposal, () => respondWith(aProposal({ obstacle }))));
  await openDialog();
  fillDays();
  expect(await screen.findByText(obstacle)).toBeInTheDocument();
});

test('the dialog sends a note to the manager', async () => {
  const sent: PtoRequestCreateInput[] = [];
  server.use(
    api.mutation(RequestPto, ({ variables }) => {
      sent.push(variables.input);
      return respondWith(aPayload('ptoRequestCreate', { ptoRequest: aRequest() }));
    }),
  );
  const { user } = await openDialog();
  fillDays();
  await waitFor(() => expect(hours()).toHaveValue(24));
  await user.type(screen.getByLabelText('Note'), 'A wedding.');
  await user.click(screen.getByRole('button', { name: 'Submit Request' }));
  await waitFor(() => expect(sent).toMatchObject([{ hours: 24, note: 'A wedding.' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
