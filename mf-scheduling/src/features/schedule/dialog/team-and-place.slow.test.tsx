import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aPayload, api, aSessionAs, aViewer, mockGateway, renderScreen, respondWith } from '@timetrack/testing';
import { aSchedule, aTemplate } from '../../../testing/builders.js';
import { boardHandlers, respondWithTemplates, scheduleDefaults } from '../../../testing/schedule-defaults.js';
import { CreateSchedule } from '../board/board.graphql.js';
import { LoadTeamsAndPlaces, UpdateSchedule } from '../board/schedule.graphql.js';
import { PlanWeek } from '../drafts/drafts.graphql.js';
import { MySchedule, Schedules } from '../screen/Schedule.js';

const server = mockGateway(scheduleDefaults);
const week = 'view=week&date=2026-03-02';

const open = (query: string) =>
  renderScreen(<Schedules />, { session: aSessionAs('MANAGER'), path: `/schedules?${query}` });

const respondWithSchedules = (...schedules: ReturnType<typeof aSchedule>[]) =>
  server.use(...boardHandlers({ schedules }));

function record() {
  const sent: unknown[] = [];
  server.use(
    api.mutation(CreateSchedule, ({ variables }) => {
      sent.push(variables.input);
      return respondWith(aPayload('scheduleCreate', { schedule: aSchedule({ id: 'new' }) }));
    }),
    api.mutation(UpdateSchedule, ({ variables }) => {
      sent.push(variables);
      return respondWith(aPayload('scheduleUpdate', { schedule: aSchedule({ id: variables.input.id }) }));
    }),
  );
  return sent;
}

const field = (name: string) => within(screen.getByRole('dialog')).getByLabelText(name);
const findField = async (name: string) => within(await screen.findByRole('dialog')).findByLabelText(name);
const button = (name: string) => screen.getByRole('button', { name });

describe('the team and the place of a shift', () => {
  const garden = { __typename: 'Team' as const, id: 'team-1', name: 'Garden crew' };
  const gone = { __typename: 'Team' as const, id: 'team-9', name: 'Old crew' };
  const park = { __typename: 'PlaceOfShift' as const, id: 'place-1', name: 'Riverside Park', address: '2600 Water St' };
  const respondWithBoth = () =>
    server.use(
      api.query(LoadTeamsAndPlaces, () =>
        respondWith(
          aViewer({ teams: { nodes: [garden] }, places: { nodes: [{ ...park, __typename: 'Place' as const }] } }),
        ),
      ),
    );

  test('are absent in an organization without any', async () => {
    open(`${week}&open=new&day=2026-03-08`);
    expect(await screen.findByLabelText('Title')).toBeInTheDocument();
    expect(screen.queryByLabelText('Team')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Place')).not.toBeInTheDocument();
  });

  test('are chosen for a new shift', async () => {
    respondWithBoth();
    const sent = record();
    const { user } = open(`${week}&open=new&day=2026-03-08`);
    await user.type(await screen.findByLabelText('Title'), 'Mowing');
    await user.type(screen.getByRole('combobox', { name: 'Employees' }), 'cole{Enter}');
    await user.selectOptions(await findField('Team'), 'Garden crew');
    await user.selectOptions(field('Place'), 'Riverside Park');
    await user.click(button('Create Schedule'));
    await waitFor(() => expect(sent).toMatchObject([{ title: 'Mowing', teamId: 'team-1', placeId: 'place-1' }]));
  });

  test('stay with a shift, even retired ones, until they are changed', async () => {
    respondWithBoth();
    respondWithSchedules(aSchedule({ team: gone, place: park }));
    const sent = record();
    const { user } = open(`${week}&open=shift&id=schedule-1`);
    expect(await findField('Team')).toHaveDisplayValue('Old crew');
    expect(field('Place')).toHaveDisplayValue('Riverside Park');
    await user.selectOptions(field('Place'), 'No place');
    await user.click(button('Save Changes'));
    await waitFor(() => expect(sent).toEqual([{ input: { id: 'schedule-1', placeId: null } }]));
  });

  test('are kept by a copy', async () => {
    respondWithBoth();
    respondWithSchedules(aSchedule({ team: gone, place: park }));
    const sent = record();
    const { user } = open(`${week}&open=new&day=2026-03-02&copy=schedule-1`);
    expect(await findField('Team')).toHaveDisplayValue('Old crew');
    await user.selectOptions(field('Team'), 'Garden crew');
    await user.click(button('Create Schedule'));
    await waitFor(() => expect(sent).toMatchObject([{ teamId: 'team-1', placeId: 'place-1' }]));
  });

  test('are kept by a template of the shift', async () => {
    respondWithBoth();
    respondWithSchedules(aSchedule({ team: gone, place: park }));
    open(`${week}&open=template&copy=schedule-1`);
    expect(await screen.findByRole('dialog', { name: 'New Template' })).toBeInTheDocument();
    expect(await findField('Place')).toHaveDisplayValue('Riverside Park');
    expect(field('Team')).toHaveDisplayValue('Old crew');
  });

  test('are named even if a template has others than the choices, so that they can be changed', async () => {
    respondWithBoth();
    server.use(respondWithTemplates(aTemplate('Early', { team: gone, place: null })));
    const { user } = open(`${week}&open=plan`);
    await user.selectOptions(await findField('Template'), 'template-early');
    expect(await findField('Team')).toHaveDisplayValue('Another team');
    await user.selectOptions(field('Team'), 'Garden crew');
    expect(within(field('Team')).queryByRole('option', { name: 'Another team' })).not.toBeInTheDocument();
  });

  test('are chosen for a planned week', async () => {
    respondWithBoth();
    const sent: unknown[] = [];
    server.use(
      api.mutation(PlanWeek, ({ variables }) => {
        sent.push(variables.input);
        return respondWith(aPayload('scheduleWeekPlan', { schedules: [], left: [] }));
      }),
    );
    const { user } = open(`${week}&open=plan`);
    await user.selectOptions(await findField('Team'), 'Garden crew');
    await user.selectOptions(field('Place'), 'Riverside Park');
    await user.click(await screen.findByRole('checkbox', { name: /Ana Pérez/ }));
    await user.click(screen.getByRole('button', { name: /^Plan 5 Drafts/ }));
    await waitFor(() => expect(sent).toMatchObject([{ teamId: 'team-1', placeId: 'place-1' }]));
  });

  test('are shown to the people who work it', async () => {
    respondWithBoth();
    respondWithSchedules(aSchedule({ team: gone, place: park }));
    renderScreen(<MySchedule />, { session: aSessionAs('WORKER'), path: `/schedule?${week}&open=shift&id=schedule-1` });
    const details = within(await screen.findByRole('dialog'));
    expect(await details.findByText('Old crew')).toBeInTheDocument();
    expect(details.getByText(/Riverside Park\s2600 Water St/)).toBeInTheDocument();
  });
});
