import { beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api, aSessionAs, mockGateway, rejectWith, renderScreen, respondWith } from '@timetrack/testing';
import { aSchedule, aTemplate } from '../../../testing/builders.js';
import { boardHandlers, respondWithTemplates, scheduleDefaults } from '../../../testing/schedule-defaults.js';
import { noText } from '../board/shift-text.js';
import { Schedules } from '../screen/Schedule.js';
import { CreateTemplate, DeleteTemplate, OrderTemplates, UpdateTemplate } from './templates.graphql.js';

const server = mockGateway(scheduleDefaults);
beforeEach(() => localStorage.clear());

const job = { __typename: 'Job' as const, id: 'job-1', name: 'Riverside', retired: false };
const early = aTemplate('Early', { title: 'Bakery', job, notes: 'Bring keys' });
const night = aTemplate('Night', { title: 'Night', startTime: '22:00', endTime: '06:00' });
const week = 'view=week&date=2026-03-02';

function open(query: string, ...templates: ReturnType<typeof aTemplate>[]) {
  server.use(respondWithTemplates(...templates));
  return renderScreen(<Schedules />, { session: aSessionAs('MANAGER'), path: `/schedules?${query}` });
}

function record() {
  const sent: unknown[] = [];
  server.use(
    api.mutation(CreateTemplate, ({ variables: { input } }) => {
      sent.push(input);
      return respondWith({
        shiftTemplateCreate: { __typename: 'ShiftTemplateCreatePayload', shiftTemplate: aTemplate(input.name) },
      });
    }),
    api.mutation(UpdateTemplate, ({ variables: { input } }) => {
      sent.push(input);
      return respondWith({
        shiftTemplateUpdate: { __typename: 'ShiftTemplateUpdatePayload', shiftTemplate: aTemplate('Early') },
      });
    }),
    api.mutation(OrderTemplates, ({ variables: { input } }) => {
      sent.push(input.ids);
      server.use(respondWithTemplates(night, early));
      return respondWith({ shiftTemplateOrder: { __typename: 'ShiftTemplateOrderPayload', shiftTemplates: [] } });
    }),
  );
  return sent;
}

const field = (name: string) => screen.findByLabelText(name);
const button = (name: string) => screen.findByRole('button', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('the form of a template', () => {
  test('creates a template, whose shifts are called as it is unless it has a title', async () => {
    const sent = record();
    const { user, toasts } = open(`${week}&templates=shown`);
    await user.click(await button('New Template'));
    await user.type(await field('Name'), 'Late');
    fireEvent.change(await field('Start'), { target: { value: '18:00' } });
    fireEvent.change(await field('End'), { target: { value: '02:00' } });
    expect(await field('End')).toHaveAccessibleDescription('On the next day');
    await user.click(await button('Create Template'));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Template created' }]));
    expect(sent).toEqual([
      {
        name: 'Late',
        title: null,
        startTime: '18:00',
        endTime: '02:00',
        plannedBreakMinutes: 30,
        ...{ jobId: null, teamId: null, placeId: null },
        ...noText,
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('shows all errors, also those of the server', async () => {
    const { user } = open(`${week}&open=template`);
    fireEvent.change(await field('End'), { target: { value: '09:00' } });
    await user.clear(await field('Unpaid break'));
    await user.type(await field('Unpaid break'), '300');
    await user.click(await button('Create Template'));
    expect(await screen.findByText('Name is required')).toBeInTheDocument();
    expect(screen.getByText('End time must differ from start time')).toBeInTheDocument();
    expect(screen.getByText('The unpaid break must be between 0 and 240 minutes')).toBeInTheDocument();

    server.use(
      api.mutation(CreateTemplate, () =>
        rejectWith({ code: 'CONFLICT', message: 'Taken', fields: { name: 'A template has this name' } }),
      ),
    );
    await user.type(await field('Name'), 'Early');
    fireEvent.change(await field('End'), { target: { value: '17:00' } });
    await user.clear(await field('Unpaid break'));
    await user.click(await button('Create Template'));
    expect(await screen.findByText('A template has this name')).toBeInTheDocument();
  });

  test('changes a template, and asks before what was typed is lost', async () => {
    const sent = record();
    const { user } = open(`${week}&open=template&id=${early.id}`, early);
    const form = within(await dialog('Edit Template'));
    expect(await form.findByLabelText('Title of the shift')).toHaveValue('Bakery');
    await user.clear(form.getByLabelText('Name'));
    await user.type(form.getByLabelText('Name'), 'Dawn');
    await user.keyboard('{Escape}');
    await user.click(await button('Keep Editing'));
    await user.click(await button('Save Changes'));
    await waitFor(() => expect(sent).toMatchObject([{ id: early.id, name: 'Dawn', title: 'Bakery', jobId: 'job-1' }]));
  });

  test('says that a template was deleted', async () => {
    open(`${week}&open=template&id=gone`, early);
    expect(await dialog('Template not found')).toBeInTheDocument();
  });

  test('begins with what a template keeps of a schedule', async () => {
    const sent = record();
    server.use(...boardHandlers({ schedules: [aSchedule({ job, notes: 'Mind the gap', plannedBreakMinutes: 45 })] }));
    const { user } = open(`${week}&open=shift&id=schedule-1`);
    await user.click(await button('Save as Template'));
    await dialog('New Template');
    expect(screen.getByLabelText('Name')).toHaveValue('Framing');
    await user.click(await button('Create Template'));
    await waitFor(() =>
      expect(sent).toMatchObject([
        {
          name: 'Framing',
          startTime: '09:00',
          endTime: '17:00',
          plannedBreakMinutes: 45,
          jobId: 'job-1',
          notes: 'Mind the gap',
        },
      ]),
    );
  });
});

describe('the list of templates', () => {
  test('moves a template by keyboard, announces it, and keeps the focus', async () => {
    const sent = record();
    const { user } = open(`${week}&open=templates`, early, night);
    const down = await button('Move ‘Early’ down');
    down.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('‘Early’ is now 2 of 2')).toBeInTheDocument();
    const [first, second] = within(screen.getByRole('list', { name: 'Shift templates' })).getAllByRole('listitem');
    expect(first).toHaveTextContent('Night10p – 6a');
    expect(second).toHaveTextContent('Early6a – 2:30p, Bakery, Riverside');
    expect(await button('Move ‘Early’ down')).toHaveFocus();
    await waitFor(() => expect(sent).toEqual([[night.id, early.id]]));
  });

  test('deletes a template after confirmation', async () => {
    const deleted: string[] = [];
    server.use(
      api.mutation(DeleteTemplate, ({ variables: { input } }) => {
        deleted.push(input.id);
        server.use(respondWithTemplates(night));
        return respondWith({
          shiftTemplateDelete: { __typename: 'ShiftTemplateDeletePayload', deletedShiftTemplateId: input.id },
        });
      }),
    );
    const { user, toasts } = open(`${week}&open=templates`, early, night);
    await user.click(await button('Delete ‘Early’'));
    const confirmation = within(await screen.findByRole('alertdialog', { name: 'Delete ‘Early’?' }));
    expect(deleted).toEqual([]);
    await user.click(confirmation.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Template deleted' }]));
    expect(deleted).toEqual([early.id]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit ‘Early’' })).not.toBeInTheDocument());
    expect(await button('New Template')).toHaveFocus();
  });

  test('keeps the question open when deleting fails', async () => {
    server.use(api.mutation(DeleteTemplate, () => rejectWith({ code: 'CONFLICT', message: 'Please try again.' })));
    const { user } = open(`${week}&open=templates`, early);
    await user.click(await button('Delete ‘Early’'));
    const confirmation = within(await screen.findByRole('alertdialog'));
    await user.click(confirmation.getByRole('button', { name: 'Delete' }));
    expect(await confirmation.findByText('Please try again.')).toBeInTheDocument();
  });
});

test('many templates can be searched, and one with a retired job says so', async () => {
  const many = Array.from({ length: 99 }, (_, index) => aTemplate(`Shift ${index + 1}`));
  const old = aTemplate('Old Lodz', { job: { ...job, retired: true } });
  const { user } = open(`${week}&templates=shown`, old, ...many);
  const find = await screen.findByRole('searchbox', { name: 'Find templates' });
  await user.type(find, 'shift 42');
  const panel = within(screen.getByRole('region', { name: 'Shift templates' }));
  expect(panel.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Shift 42 6a – 2:30p']);
  await user.clear(find);
  await user.type(find, 'old łódź');
  expect(panel.getAllByRole('listitem').map((item) => item.textContent)).toEqual([expect.stringMatching(/^Old Lodz/)]);
  await user.clear(find);
  await user.type(find, 'no such');
  expect(panel.getByText('No template has that name.')).toBeInTheDocument();
  await user.clear(find);
  const retired = panel.getByRole('button', { name: /^Old Lodz 6a – 2:30p.*job retired$/u });
  expect(retired).toHaveAttribute('title', 'Old Lodz, 6a – 2:30p, the job Riverside is retired');
  await user.click(panel.getByRole('button', { name: 'Manage' }));
  expect(await screen.findByText('6a – 2:30p, Old Lodz shift, Riverside (retired)')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(panel.getByRole('button', { name: 'Manage' })).toHaveFocus());
});

test('few templates have no search', async () => {
  open(`${week}&templates=shown`, early, night);
  await button('Early 6a – 2:30p');
  expect(screen.queryByRole('searchbox', { name: 'Find templates' })).not.toBeInTheDocument();
});

test('a template fills in the form of a new shift, and None brings back what was typed', async () => {
  const { user } = open(`${week}&open=new&day=2026-03-03&for=user-ana`, early, night);
  await user.type(await field('Title'), 'My own');
  await user.selectOptions(await field('Template'), 'Early (6a – 2:30p)');
  expect(await field('Title')).toHaveValue('Bakery');
  expect(await field('Start')).toHaveValue('2026-03-03T06:00');
  expect(await field('End')).toHaveValue('2026-03-03T14:30');
  expect(screen.getByRole('combobox', { name: 'Job' })).toHaveDisplayValue('Riverside');
  expect(await field('Notes')).toHaveValue('Bring keys');
  expect(within(screen.getByRole('list', { name: 'Assigned' })).getByText('Ana Pérez')).toBeInTheDocument();
  await user.selectOptions(await field('Template'), 'None');
  expect(await field('Title')).toHaveValue('My own');
  expect(await field('Start')).toHaveValue('2026-03-03T09:00');
  expect(await field('Unpaid break')).toHaveValue('30');
});
