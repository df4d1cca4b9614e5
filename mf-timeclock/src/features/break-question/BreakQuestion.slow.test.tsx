import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aPayload, api, aViewer, mockGateway, rejectWith, renderScreen, respondWith } from '@timetrack/testing';
import { answeredTimesheet } from '../../testing/builders.js';
import { defaults } from '../../testing/defaults.js';
import { BreakQuestion } from './BreakQuestion.js';
import { GiveBreakAnswer, LoadMissedMeals } from './break-question.graphql.js';

const server = mockGateway(defaults);
const timesheet = { id: 'timesheet-1', clockInAt: '2026-11-10T16:00:00.000Z' };
const question = 'Did you get your meal and rest breaks?';
const message =
  'No first meal break of 30 minutes was started by the end of hour 5 of the shift that started at 9:00 AM on Tuesday, November 10 (California Labor Code 512(a)).';

function recordAnswers(): object[] {
  const inputs: object[] = [];
  server.use(
    api.mutation(GiveBreakAnswer, ({ variables: { input } }) => {
      inputs.push(input);
      return respondWith(aPayload('breakAnswerGive', { timesheet: answeredTimesheet(input) }));
    }),
  );
  return inputs;
}

const missMeal = (shiftTimesheetIds = ['timesheet-0', 'timesheet-1']) => {
  const exceptions = [
    { __typename: 'PayException' as const, code: 'MISSED_MEAL_BREAK' as const, message, shiftTimesheetIds },
  ];
  server.use(
    api.query(LoadMissedMeals, () => respondWith(aViewer({ myPay: { __typename: 'OwnPay' as const, exceptions } }))),
  );
};

function ask(onCorrect: (() => void) | null = jest.fn()) {
  const onAnswered = jest.fn();
  const rendered = renderScreen(<BreakQuestion timesheet={timesheet} onAnswered={onAnswered} onCorrect={onCorrect} />);
  const tap = (name: string) => rendered.user.click(screen.getByRole('button', { name }));
  const choose = (name: string) => rendered.user.click(screen.getByLabelText(name));
  return { ...rendered, onAnswered, tap, choose };
}

const given = (meals: string, rests: string) => ({ id: 'timesheet-1', meals, rests });

test('stores Yes with one tap', async () => {
  const inputs = recordAnswers();
  const { tap, onAnswered } = ask();
  expect(screen.getByText(question)).toBeInTheDocument();
  await tap('Yes');
  await waitFor(() => expect(onAnswered).toHaveBeenCalledTimes(1));
  expect(inputs).toEqual([given('PROVIDED', 'PROVIDED')]);
});

test.each([
  [['I wasn’t given a meal break'], given('NOT_PROVIDED', 'PROVIDED')],
  [['I chose to skip it or take it late'], given('CHOSE_NOT', 'PROVIDED')],
  [['I wasn’t given rest breaks'], given('PROVIDED', 'NOT_PROVIDED')],
  [['I wasn’t given a meal break', 'I wasn’t given rest breaks'], given('NOT_PROVIDED', 'NOT_PROVIDED')],
  [
    ['I wasn’t given a meal break', 'I wasn’t given rest breaks', 'I got my meal breaks'],
    given('PROVIDED', 'NOT_PROVIDED'),
  ],
])('stores No with %j', async (reasons, expected) => {
  const inputs = recordAnswers();
  const { tap, choose, onAnswered } = ask();
  await tap('No');
  expect(screen.getByText(question).closest('[role="status"]')).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  for (const reason of reasons) await choose(reason);
  await tap('Save');
  await waitFor(() => expect(onAnswered).toHaveBeenCalledTimes(1));
  expect(inputs).toEqual([expected]);
});

test('accepts one answer about meals', async () => {
  const { tap, choose } = ask();
  await tap('No');
  await choose('I wasn’t given a meal break');
  await choose('I chose to skip it or take it late');
  const chosen = screen.getAllByRole('radio', { checked: true });
  expect(chosen).toEqual([screen.getByLabelText('I chose to skip it or take it late')]);
  expect(screen.getByRole('group', { name: 'Meal breaks' })).toContainElement(chosen[0] ?? null);
});

test('shows after Yes that no meal is recorded, and stores why', async () => {
  missMeal();
  const inputs = recordAnswers();
  const { tap, choose, onAnswered } = ask();
  await tap('Yes');
  const title = await screen.findByText('No meal break of 30 minutes is recorded by the end of hour 5.');
  expect(title.closest('[role="status"]')).toHaveFocus();
  expect(screen.queryByRole('checkbox', { name: 'I wasn’t given rest breaks' })).not.toBeInTheDocument();
  expect(inputs).toEqual([]);
  await choose('I chose to skip it or take it late');
  await tap('Save');
  await waitFor(() => expect(onAnswered).toHaveBeenCalledTimes(1));
  expect(inputs).toEqual([given('CHOSE_NOT', 'PROVIDED')]);
});

test('stores Yes with one tap if another shift of the day lacks a meal', async () => {
  missMeal(['timesheet-0']);
  const inputs = recordAnswers();
  const { tap, onAnswered } = ask();
  await tap('Yes');
  await waitFor(() => expect(onAnswered).toHaveBeenCalledTimes(1));
  expect(inputs).toEqual([given('PROVIDED', 'PROVIDED')]);
});

test('opens a correction for a meal that was not recorded', async () => {
  missMeal();
  const inputs = recordAnswers();
  const onCorrect = jest.fn();
  const { tap } = ask(onCorrect);
  await tap('Yes');
  await screen.findByText(/^No meal break/);
  await tap('I took it and forgot to record it');
  await waitFor(() => expect(onCorrect).toHaveBeenCalledTimes(1));
  expect(inputs).toEqual([given('PROVIDED', 'PROVIDED')]);
});

test('stores Yes if the recorded meals could not be loaded', async () => {
  server.use(api.query(LoadMissedMeals, () => rejectWith({ message: 'Something broke', code: 'INTERNAL' })));
  const inputs = recordAnswers();
  const { tap, onAnswered } = ask();
  await tap('Yes');
  await waitFor(() => expect(onAnswered).toHaveBeenCalledTimes(1));
  expect(inputs).toEqual([given('PROVIDED', 'PROVIDED')]);
});

test('keeps the question and says why an answer was rejected', async () => {
  server.use(
    api.mutation(GiveBreakAnswer, () => rejectWith({ message: 'This pay period is closed.', code: 'CONFLICT' })),
  );
  const { tap, onAnswered, toasts } = ask();
  await tap('Yes');
  await waitFor(() => expect(toasts).toMatchObject([{ description: 'This pay period is closed.' }]));
  expect(onAnswered).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Yes' })).toBeInTheDocument();
});
