import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
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
import { aPage, aReviewedTimesheet } from '../../testing/timesheets-builders.js';
import { aWeek } from '../../testing/week-builders.js';
import { LoadTimesheet, SetTimes } from './edit/timesheet-dialog.graphql.js';
import { LoadTeams } from './filters/filters.graphql.js';
import { LoadTimesheets } from './list/timesheets.graphql.js';
import { ApproveTimesheets } from './row/timesheet-row.graphql.js';
import { Timesheets } from './Timesheets.js';
import { LoadWeek } from './week/week.graphql.js';

const server = mockGateway(defaults);
const button = (name: string) => screen.getByRole('button', { name });

const crew = { __typename: 'Team' as const, id: 'team-1', name: 'Garden crew' };

describe('the team of a timesheet', () => {
  test('is sent when it was chosen, and otherwise stays, even one that the viewer does not see', async () => {
    const sent: unknown[] = [];
    const team = { __typename: 'TeamName' as const, id: 'team-9', name: 'Old crew' };
    server.use(
      api.query(LoadTeams, () => respondWith(aViewer({ teams: aConnection('Team', [crew]) }))),
      api.query(LoadTimesheet, () => respondWith(aViewer({ timesheet: aReviewedTimesheet({ team }) }))),
      api.mutation(SetTimes, ({ variables: { input } }) => {
        sent.push('teamId' in input ? input.teamId : 'unchanged');
        return rejectWith({ message: 'Broken', code: 'INTERNAL' });
      }),
    );
    const path = '/timesheets?view=list&open=timesheet-1';
    const { user } = renderScreen(<Timesheets />, { session: aSessionAs('MANAGER'), path });
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Timesheet' }));
    expect(await dialog.findByLabelText('Team')).toHaveDisplayValue('Old crew');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(sent).toEqual(['unchanged']));
    await user.selectOptions(dialog.getByLabelText('Team'), await dialog.findByRole('option', { name: 'Garden crew' }));
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(sent).toEqual(['unchanged', 'team-1']));
    await user.selectOptions(dialog.getByLabelText('Team'), 'No team');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(sent).toEqual(['unchanged', 'team-1', null]));
  });
});

describe('the filter by team', () => {
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
