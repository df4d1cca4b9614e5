import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aSession, mockGateway, renderScreen } from '@timetrack/testing';
import timeclock from '../../expose/module.js';
import { defaults } from '../../testing/defaults.js';
import { WorkerHome } from './WorkerHome.js';

mockGateway(defaults);

test('the placeholder has the headings of the screen', async () => {
  renderScreen(<WorkerHome />, { session: aSession({ firstName: 'Noor' }) });
  await screen.findByRole('button', { name: 'Clock In' });
  const placeholder = timeclock.screens.find(({ ability }) => ability === 'SCREEN_WORKER_HOME')?.placeholder;
  const greetings = placeholder?.headings.map(({ text }) => text.replace('{firstName}', 'Noor'));
  expect(greetings).toContain(screen.getByRole('heading', { level: 1 }).textContent);
  const cards = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(placeholder?.cards).toEqual(cards);
});
