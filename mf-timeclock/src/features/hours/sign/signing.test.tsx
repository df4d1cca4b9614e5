import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { api, mockGateway, rejectWith, renderScreen, respondWith, runTestsAt } from '@timetrack/testing';
import { defaults } from '../../../testing/defaults.js';
import { anOwnPay, anOwnTimesheet, ownHours } from '../../../testing/hours-builders.js';
import { LoadSignOffDue } from '../../sign-reminder/sign-reminder.graphql.js';
import { LoadHours, SignHours } from '../data/hours.graphql.js';
import { Hours } from '../Hours.js';

runTestsAt('2026-11-22T18:00:00Z');

const server = mockGateway(defaults);
beforeEach(() => localStorage.clear());

const statement = 'I confirm that these hours are complete.';
const meals = 'Were you able to take your meal breaks?';
const signOffForm = { statement, questions: [meals] };
const signed = {
  id: 'sign-off-1',
  signedAt: '2026-11-22T16:14:00.000Z',
  staleAt: null,
  staleReason: null,
  changes: [],
};

const respondWithPay = (pay: Parameters<typeof anOwnPay>[0]) =>
  server.use(api.query(LoadHours, () => respondWith(ownHours({ pay: anOwnPay(pay), timesheets: [anOwnTimesheet()] }))));
const open = (query = '') => renderScreen(<Hours />, { path: `/hours?period=2026-11-08${query}` });

describe('the banner of a period that is over', () => {
  test('asks to review the hours and to sign', async () => {
    respondWithPay({ signOffForm, canSignOff: true, needsSignOff: true });
    open();
    expect(await screen.findByText('Review Nov 8 – 21 and sign')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign My Hours' })).toBeInTheDocument();
    expect(screen.getByText(/ask for a correction first/)).toBeInTheDocument();
  });

  test('sends people to their manager if the period is closed', async () => {
    respondWithPay({ signOffForm, canSignOff: true, needsSignOff: true, periodStatus: 'CLOSED' });
    open();
    expect(await screen.findByText(/ask your manager before you sign/)).toBeInTheDocument();
  });

  test('says why the hours can’t be signed yet', async () => {
    respondWithPay({ signOffForm, needsSignOff: true, signOffObstacle: 'You asked for a correction on Nov 10.' });
    open();
    expect(await screen.findByText('You asked for a correction on Nov 10.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Sign My Hours' })).not.toBeInTheDocument();
  });

  test('is hidden if the organization does not ask for signatures', async () => {
    respondWithPay({});
    open();
    await screen.findByText('Total 8h');
    expect(screen.queryByText(/sign/u)).not.toBeInTheDocument();
  });

  test('says when the hours were signed', async () => {
    respondWithPay({ signOffForm, signOff: signed });
    open();
    expect(await screen.findByText('Signed Nov 22, 9:14 AM')).toBeInTheDocument();
    const page = screen.getByRole('link', { name: 'What you signed, in a new tab' });
    expect(page).toHaveAttribute('href', '/api/sign-offs/sign-off-1?format=html');
  });

  test('lists what changed since, and asks to sign again', async () => {
    const sentence = 'Nov 12: 7h 30m of regular time, signed as 8h.';
    const stale = { staleAt: '2026-11-23T16:00:00.000Z', staleReason: 'Changed by Maya on Nov 23' };
    const signOff = { ...signed, ...stale, changes: [{ date: '2026-11-12', sentence }] };
    respondWithPay({ signOffForm, canSignOff: true, needsSignOff: true, signOff });
    open();
    expect(await screen.findByText('Changed by Maya on Nov 23: sign again')).toBeInTheDocument();
    expect(screen.getByText(sentence)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign My Hours' })).toBeInTheDocument();
  });
});

describe('the reminder of another period', () => {
  test('leads to the hours that wait for a signature, and is hidden with them', async () => {
    const due = { startDate: '2026-11-08', endDate: '2026-11-21', reason: 'MISSING' as const, staleReason: null };
    server.use(
      api.query(LoadSignOffDue, () =>
        respondWith({ viewer: { __typename: 'Viewer', signOffDue: { __typename: 'SignOffDue', ...due } } }),
      ),
    );
    const { user } = renderScreen(<Hours />, { path: '/hours' });
    const link = await screen.findByRole('link', { name: 'Review Nov 8 – 21 and sign' });
    await user.click(link);
    await waitFor(() => expect(link).not.toBeInTheDocument());
  });
});

describe('signing', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Sign My Hours' });
  const sign = async () => within(await dialog()).getByRole('button', { name: 'Sign My Hours' });

  test('sends the hash of the hours on the screen, the statement and the answers', async () => {
    respondWithPay({ signOffForm, canSignOff: true, needsSignOff: true });
    const inputs: unknown[] = [];
    server.use(
      api.mutation(SignHours, ({ variables }) => {
        inputs.push(variables.input);
        const signOff = { __typename: 'SignOff' as const, id: signed.id, signedAt: signed.signedAt };
        return respondWith({ signOffCreate: { __typename: 'SignOffCreatePayload', signOff } });
      }),
    );
    const { user, toasts } = open();
    await user.click(await screen.findByRole('button', { name: 'Sign My Hours' }));
    expect(await dialog()).toHaveTextContent(`Nov 8 – 21, 2026, 8h in total${statement}${meals}`);
    respondWithPay({ signOffForm, signOff: signed });
    await user.click(within(await dialog()).getByRole('radio', { name: 'Yes' }));
    await user.click(await sign());
    expect(await screen.findByText('Signed Nov 22, 9:14 AM')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(toasts.at(-1)).toEqual({ title: 'Hours signed' });
    const answers = [{ question: meals, answer: 'YES' }];
    expect(inputs).toEqual([{ startDate: '2026-11-08', contentHash: 'a'.repeat(64), answers, statement }]);
  });

  test('needs an answer to each question', async () => {
    respondWithPay({ signOffForm, canSignOff: true, needsSignOff: true });
    const { user, toasts } = open('&sign=hours');
    await user.click(await sign());
    expect(await screen.findByText('Answer Yes or No')).toBeInTheDocument();
    expect(within(await dialog()).getByRole('radio', { name: 'Yes' })).toHaveFocus();
    expect(toasts).toEqual([]);
  });

  test('shows the hours as they are now if they changed in the meantime', async () => {
    respondWithPay({ signOffForm: { ...signOffForm, questions: [] }, canSignOff: true, needsSignOff: true });
    const message = 'Your hours have changed. Look again before you sign.';
    server.use(api.mutation(SignHours, () => rejectWith({ message, code: 'CONFLICT' })));
    const { user, toasts } = open('&sign=hours');
    await sign();
    respondWithPay({ signOffForm, canSignOff: true, needsSignOff: true, totalMinutes: 450 });
    await user.click(await sign());
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ description: message }));
    expect(await screen.findByText('Nov 8 – 21, 2026, 7h 30m in total')).toBeInTheDocument();
  });

  test('says in the dialog of a link why the hours can’t be signed yet', async () => {
    const signOffObstacle = 'You asked for a correction on Nov 10.';
    respondWithPay({ signOffForm, needsSignOff: true, signOffObstacle });
    open('&sign=hours');
    expect(await dialog()).toHaveTextContent(signOffObstacle);
  });

  test('asks before answers are discarded', async () => {
    respondWithPay({ signOffForm, canSignOff: true, needsSignOff: true });
    const { user } = open('&sign=hours');
    await user.click(within(await dialog()).getByRole('radio', { name: 'No' }));
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'No', hidden: true })).toBeChecked();
  });
});
