import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aPayload, api, mockGateway, renderScreen, respondWith, runTestsAt } from '@timetrack/testing';
import { answeredTimesheet } from '../../../testing/builders.js';
import { defaults } from '../../../testing/defaults.js';
import { aLine, anOwnPay, anOwnTimesheet, ownHours } from '../../../testing/hours-builders.js';
import { GiveBreakAnswer } from '../../break-question/break-question.graphql.js';
import { LoadHours } from '../data/hours.graphql.js';
import { Hours } from '../Hours.js';

runTestsAt('2026-11-18T18:00:00Z');

const server = mockGateway(defaults);
const breakAnswer = { meals: 'CHOSE_NOT', rests: 'NOT_PROVIDED', answeredAt: '2026-11-11T00:31:00.000Z' } as const;
const lockedBy = { startDate: '2026-11-08', endDate: '2026-11-21' };

function openDay(members: Parameters<typeof anOwnTimesheet>[0], pay = anOwnPay()) {
  const hours = ownHours({ pay, timesheets: [anOwnTimesheet({ asksForBreaks: true, ...members })] });
  server.use(api.query(LoadHours, () => respondWith(hours)));
  return renderScreen(<Hours />, { path: '/hours?day=2026-11-10' });
}

const question = 'Did you get your meal and rest breaks?';

test('asks on a day without an answer', async () => {
  const inputs: object[] = [];
  server.use(
    api.mutation(GiveBreakAnswer, ({ variables: { input } }) => {
      inputs.push(input);
      return respondWith(aPayload('breakAnswerGive', { timesheet: answeredTimesheet(input) }));
    }),
  );
  const { user } = openDay({});
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(question)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(inputs).toEqual([{ id: 'timesheet-1', meals: 'PROVIDED', rests: 'PROVIDED' }]));
});

test('shows the answer, which can be changed', async () => {
  const { user } = openDay({ breakAnswer });
  const dialog = within(await screen.findByRole('dialog'));
  const answer = 'Your answer: You chose to skip a meal break or take it late, you weren’t given rest breaks.';
  expect(dialog.getByText(answer)).toBeInTheDocument();
  expect(dialog.queryByText(question)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Change My Answer' }));
  expect(dialog.getByText(question)).toBeInTheDocument();
});

test.each([
  ['on a closed day', { lockedBy }],
  ['without the question', { asksForBreaks: false }],
  ['while the timesheet is in progress', { clockOutAt: null, status: 'OPEN' as const }],
])('does not ask %s', async (_when, members) => {
  openDay(members);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByText(question)).not.toBeInTheDocument();
});

test('keeps an answer on a closed day', async () => {
  openDay({ lockedBy, breakAnswer });
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^Your answer/)).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Change My Answer' })).not.toBeInTheDocument();
});

test('lists premiums in the totals and the lines unless they are 0', async () => {
  const explanation = 'One hour of premium for a missed meal break';
  const pay = anOwnPay({
    mealPremiumMinutes: 60,
    lines: [aLine(), aLine({ kind: 'MEAL_PREMIUM', minutes: 60, explanation })],
  });
  openDay({ breakAnswer }, pay);
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(/in total, plus premiums/u);
  expect(dialog).toHaveTextContent(`Meal premium1h${explanation}`);
  const terms = screen.getAllByRole('term', { hidden: true }).map(({ textContent }) => textContent);
  expect(terms).toEqual(['Regular', 'Overtime', 'Double time', 'Time off', 'Meal premium']);
});
