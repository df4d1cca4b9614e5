import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { api, aSessionAs, mockGateway, rejectWith, renderScreen, respondWith } from '@timetrack/testing';
import { defaults } from '../../../testing/defaults.js';
import { savedSignOffSettings, someSignOffSettings } from '../../../testing/settings-builders.js';
import { SignOffCard } from './SignOffCard.js';
import { LoadSignOffSettings, UpdateSignOffSettings } from './sign-off.graphql.js';

const server = mockGateway(defaults);
const renderCard = () => renderScreen(<SignOffCard />, { session: aSessionAs('ADMIN') });
const button = (name: string) => screen.getByRole('button', { name });
const toggle = () => screen.findByRole('switch', { name: 'Ask for Signatures' });
const meals = 'Were you able to take your meal breaks?';
const inForce = { enabled: true, statement: 'These are my hours.', questions: [meals], remindDays: 2 };

/** Answers with the settings as they were saved last. Returns what was sent. */
function keepSettings(initial: Parameters<typeof someSignOffSettings>[0] = {}) {
  const sent: Parameters<typeof savedSignOffSettings>[0][] = [];
  const current = () => {
    const last = sent.at(-1);
    return last ? savedSignOffSettings(last) : someSignOffSettings(initial);
  };
  server.use(
    api.query(LoadSignOffSettings, () => respondWith({ viewer: current() })),
    api.mutation(UpdateSignOffSettings, ({ variables: { input } }) => {
      sent.push(input);
      return respondWith({ signOffSettingsUpdate: current() });
    }),
  );
  return sent;
}

test('signing is turned on with a statement and a question', async () => {
  const sent = keepSettings();
  const { user, toasts } = renderCard();
  expect(await toggle()).not.toBeChecked();
  expect(screen.queryByLabelText('Statement')).not.toBeInTheDocument();
  await user.click(await toggle());
  expect(screen.getByLabelText('Statement')).toHaveValue(
    'These are the hours that I worked, and the breaks that I took.',
  );
  await user.click(button('Add Question'));
  await user.type(screen.getByLabelText('Question 1'), meals);
  await user.click(button('Save Sign-off'));
  await waitFor(() => expect(toasts).toEqual([{ title: 'Sign-off saved' }]));
  const statement = 'These are the hours that I worked, and the breaks that I took.';
  expect(sent).toEqual([{ enabled: true, statement, questions: [meals], remindDays: 1 }]);
  expect(screen.queryByText('You have unsaved changes')).not.toBeInTheDocument();
});

test('an administrator adds up to five questions, none empty and each only once', async () => {
  const sent = keepSettings(inForce);
  const { user } = renderCard();
  await screen.findByLabelText('Question 1');
  await user.click(button('Add Question'));
  await user.type(screen.getByLabelText('Question 2'), meals);
  await user.click(button('Add Question'));
  await user.click(button('Save Sign-off'));
  expect(screen.getByLabelText('Question 2')).toHaveAccessibleDescription('Ask each question only once');
  expect(screen.getByLabelText('Question 3')).toHaveAccessibleDescription('Write the question, or remove it');
  expect(sent).toEqual([]);
  await user.click(button('Add Question'));
  await user.click(button('Add Question'));
  expect(screen.queryByRole('button', { name: 'Add Question' })).not.toBeInTheDocument();
  for (const number of [5, 4, 3, 1]) await user.click(button(`Remove question ${number}`));
  expect(screen.getByLabelText('Question 1')).toHaveValue(meals);
});

test('signing needs a statement, and keeps its texts when it is turned off', async () => {
  const sent = keepSettings(inForce);
  const { user, toasts } = renderCard();
  await user.clear(await screen.findByLabelText('Statement'));
  await user.click(button('Save Sign-off'));
  expect(screen.getByLabelText('Statement')).toHaveAccessibleDescription(/Statement is required/);
  await user.click(button('Discard'));
  expect(screen.getByLabelText('Statement')).toHaveValue('These are my hours.');
  await user.click(await toggle());
  await user.click(button('Save Sign-off'));
  await waitFor(() => expect(toasts).toEqual([{ title: 'Sign-off turned off' }]));
  expect(sent).toEqual([{ ...inForce, enabled: false }]);
});

test('a longer question can’t be entered, and a longer statement says by how much', async () => {
  keepSettings({ ...inForce, statement: 'x'.repeat(500), questions: ['y'.repeat(200)] });
  const { user } = renderCard();
  await user.type(await screen.findByLabelText('Statement'), 'z');
  await user.type(screen.getByLabelText('Question 1'), 'z');
  expect(screen.getByLabelText('Statement')).toHaveAccessibleDescription(/1 character too many/);
  expect(screen.getByLabelText('Question 1')).toHaveValue('y'.repeat(200));
});

test('what was typed stays when it cannot be saved', async () => {
  keepSettings(inForce);
  const message = 'The service is busy';
  server.use(api.mutation(UpdateSignOffSettings, () => rejectWith({ message, code: 'INTERNAL' })));
  const { user, toasts } = renderCard();
  await user.selectOptions(await screen.findByLabelText('Remind People'), 'As soon as the period is over');
  await user.click(button('Save Sign-off'));
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Failed to change sign-off' }]));
  expect(screen.getByLabelText('Remind People')).toHaveDisplayValue('As soon as the period is over');
  expect(screen.getByText('You have unsaved changes')).toBeInTheDocument();
});

test('a load failure can be retried', async () => {
  let isBusy = true;
  server.use(
    api.query(LoadSignOffSettings, () =>
      isBusy
        ? rejectWith({ message: 'The service is busy', code: 'INTERNAL' })
        : respondWith({ viewer: someSignOffSettings() }),
    ),
  );
  const { user } = renderCard();
  await screen.findByText('Sign-off could not be loaded');
  isBusy = false;
  await user.click(button('Try again'));
  expect(await toggle()).not.toBeChecked();
});
