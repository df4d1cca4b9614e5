import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { api, aSessionAs, aViewer, mockGateway, renderScreen, respondWith } from '@timetrack/testing';
import { aCalendar, aDecidedPage, aPendingPage } from '../../../testing/time-off-builders.js';
import { timeOffDefaults } from '../../../testing/time-off-defaults.js';
import { LoadCalendar } from '../calendar/calendar.graphql.js';
import { PtoRequests } from './PtoRequests.js';
import { LoadDecidedRequests, LoadPendingRequests, LoadTeamsOff } from './pto-requests.graphql.js';

const server = mockGateway(timeOffDefaults);

test('the team in the address limits the pending requests, the decided ones and the calendar', async () => {
  const nodes = [{ __typename: 'Team' as const, id: 'team-1', name: 'Garden crew' }];
  const sent: unknown[] = [];
  server.use(
    api.query(LoadTeamsOff, () => respondWith(aViewer({ teams: { nodes } }))),
    api.query(LoadPendingRequests, ({ variables: { teamId } }) => {
      sent.push(['pending', teamId]);
      return respondWith(aPendingPage());
    }),
    api.query(LoadDecidedRequests, ({ variables: { teamId } }) => {
      sent.push(['decided', teamId]);
      return respondWith(aDecidedPage([]));
    }),
    api.query(LoadCalendar, ({ variables: { teamId } }) => {
      sent.push(['calendar', teamId]);
      return respondWith(aCalendar([]));
    }),
  );
  const { user } = renderScreen(<PtoRequests />, {
    session: aSessionAs('MANAGER'),
    path: '/pto-requests?team=team-1',
  });
  expect(await screen.findByRole('combobox', { name: 'Team' })).toHaveDisplayValue('Garden crew');
  await user.click(screen.getByRole('tab', { name: 'Calendar' }));
  await waitFor(() => expect(sent).toContainEqual(['calendar', 'team-1']));
  expect(sent).toEqual(
    expect.arrayContaining([
      ['pending', 'team-1'],
      ['decided', 'team-1'],
    ]),
  );
});
