import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aPayload, api, aSessionAs, mockGateway, renderScreen, respondWith } from '@timetrack/testing';
import { aSchedule, aTemplate } from '../../../testing/builders.js';
import { boardHandlers, respondWithTemplates, scheduleDefaults } from '../../../testing/schedule-defaults.js';
import { CreateSchedule } from '../board/board.graphql.js';
import { textLabels } from '../board/shift.graphql.js';
import { mapFields, textFields } from '../board/shift-text.js';
import { Schedules } from '../screen/Schedule.js';
import { CreateTemplate } from '../templates/templates.graphql.js';

const server = mockGateway(scheduleDefaults);
const week = 'view=week&date=2026-03-02';
const text = mapFields((field) => `${textLabels[field]} of the shift`);

const open = (query: string) =>
  renderScreen(<Schedules />, { session: aSessionAs('MANAGER'), path: `/schedules?${week}&${query}` });

test('each text of a shift is sent by the form of a new shift', async () => {
  const sent: unknown[] = [];
  server.use(
    api.mutation(CreateSchedule, ({ variables: { input } }) => {
      sent.push(input);
      return respondWith(aPayload('scheduleCreate', { schedule: aSchedule({ id: 'new' }) }));
    }),
  );
  const { user } = open('open=new&day=2026-03-02&for=user-ana');
  await user.type(await screen.findByLabelText('Title'), 'Roof');
  for (const field of textFields) await user.type(screen.getByLabelText(textLabels[field]), text[field]);
  await user.click(screen.getByRole('button', { name: 'Create Schedule' }));
  await waitFor(() => expect(sent).toMatchObject([text]));
});

test.each([
  ['the template of a new shift', 'open=new&day=2026-03-02&for=user-ana&template=template-early'],
  ['the shift that is edited', 'open=shift&id=schedule-1'],
])('each text of a shift is filled in from %s', async (_, query) => {
  server.use(respondWithTemplates(aTemplate('Early', text)), ...boardHandlers({ schedules: [aSchedule(text)] }));
  open(query);
  for (const field of textFields) expect(await screen.findByLabelText(textLabels[field])).toHaveValue(text[field]);
});

test('each text of a shift is kept by a template that is made of it', async () => {
  const sent: unknown[] = [];
  server.use(
    ...boardHandlers({ schedules: [aSchedule(text)] }),
    api.mutation(CreateTemplate, ({ variables: { input } }) => {
      sent.push(input);
      return respondWith(aPayload('shiftTemplateCreate', { shiftTemplate: aTemplate(input.name) }));
    }),
  );
  const { user } = open('open=template&copy=schedule-1');
  await user.click(await screen.findByRole('button', { name: 'Create Template' }));
  await waitFor(() => expect(sent).toMatchObject([text]));
});
