import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import {
  aConnection,
  api,
  aSessionAs,
  aViewer,
  mockGateway,
  rejectWith,
  renderScreen,
  respondWith,
} from '@timetrack/testing';
import { defaults } from '../../testing/defaults.js';
import { aPage } from '../../testing/timesheets-builders.js';
import { aWeek } from '../../testing/week-builders.js';
import { LoadTeams } from './filters/filters.graphql.js';
import { LoadTimesheets } from './list/timesheets.graphql.js';
import { ApproveTimesheets } from './row/timesheet-row.graphql.js';
import { Timesheets } from './Timesheets.js';
import { LoadWeek } from './week/week.graphql.js';

const server = mockGateway(defaults);
const button = (name: string) => screen.getByRole('button', { name });

describe('the filter by team', () => {
  const crew = { __typename: 'Team' as const, id: 'team-1', name: 'Garden crew' };

  test('limits the list and the week, and what approving all approves', async () => {
    const listed: unknown[] = [];
    const weeks: unknown[] = [];
    const approved: unknown[] = [];
    server.use(
      api.query(LoadTeams, () => respondWith(aViewer({ teams: aConnection('Team', [crew]) }))),
      api.query(LoadTimesheets, ({ variables }) => {
        listed.push(variables.teamId);
        return respondWith(aViewer({ timesheets: aPage([]) }));
      }),
      api.query(LoadWeek, ({ variables }) => {
        weeks.push(variables.teamId);
        return respondWith(aWeek([]));
      }),
      api.mutation(ApproveTimesheets, ({ variables }) => {
        approved.push(variables.input.teamId);
        return rejectWith({ message: 'Broken', code: 'INTERNAL' });
      }),
    );
    const { user } = renderScreen(<Timesheets />, {
      session: aSessionAs('MANAGER'),
      path: '/timesheets?view=list',
    });
    await user.selectOptions(await screen.findByLabelText('Team'), 'Garden crew');
    await waitFor(() => expect(listed).toEqual([null, 'team-1']));
    await user.click(button('Approve all without exceptions'));
    expect(await screen.findByText(/\(Garden crew, any time\)/)).toBeInTheDocument();
    await user.click(button('Approve'));
    await waitFor(() => expect(approved).toEqual(['team-1']));
    await user.click(button('Cancel'));
    await user.click(screen.getByRole('tab', { name: 'By week' }));
    await waitFor(() => expect(weeks).toEqual(['team-1']));
    expect(screen.getByLabelText('Team')).toHaveDisplayValue('Garden crew');
  });
});
