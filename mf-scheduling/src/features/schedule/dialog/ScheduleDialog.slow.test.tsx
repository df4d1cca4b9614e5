import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  aPayload,
  aPicture,
  api,
  aSessionAs,
  aViewer,
  mockGateway,
  rejectWith,
  renderScreen,
  respondWith,
} from '@timetrack/testing';
import { delay } from 'msw';
import { ana, anImage, aSchedule, ben } from '../../../testing/builders.js';
import { boardHandlers, scheduleDefaults } from '../../../testing/schedule-defaults.js';
import { CreateSchedule } from '../board/board.graphql.js';
import { DeleteSchedule, LoadWarnings, UpdateSchedule, UploadImages } from '../board/schedule.graphql.js';
import { noText } from '../board/shift-text.js';
import { Schedules } from '../screen/Schedule.js';

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

const field = (name: string) => screen.getByLabelText(name);
const button = (name: string) => screen.getByRole('button', { name });

describe('the dialog of a new schedule', () => {
  test('opens from a cell of the week for its person, from 9:00 to 17:00', async () => {
    const { user } = open(week);
    await user.click(await screen.findByRole('button', { name: 'New schedule for Ben Cole on Sunday, March 1' }));
    expect(await screen.findByRole('dialog', { name: 'New Schedule' })).toBeInTheDocument();
    expect(field('Start')).toHaveValue('2026-03-01T09:00');
    expect(field('End')).toHaveValue('2026-03-01T17:00');
    expect(within(screen.getByRole('list', { name: 'Assigned' })).getByText('Ben Cole')).toBeInTheDocument();
  });

  test('sends the values and announces success', async () => {
    const sent = record();
    const { user, toasts } = open(`${week}&open=new&day=2026-03-08`);
    await user.type(await screen.findByLabelText('Title'), 'Roof inspection');
    await user.type(screen.getByRole('combobox', { name: 'Job' }), 'river');
    await user.click(await screen.findByRole('option', { name: 'Riverside' }));
    await user.selectOptions(field('Status'), 'Published');
    await user.type(screen.getByRole('combobox', { name: 'Employees' }), 'cole{Enter}');
    await user.type(field('Notes'), 'Mind the gap');
    await user.click(button('Create Schedule'));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Schedule created successfully' }]));
    expect(sent).toEqual([
      {
        title: 'Roof inspection',
        ...noText,
        notes: 'Mind the gap',
        startAt: '2026-03-08T15:00:00.000Z',
        endAt: '2026-03-08T23:00:00.000Z',
        plannedBreakMinutes: 30,
        ...{ jobId: 'job-1', teamId: null, placeId: null },
        status: 'PUBLISHED',
        assignedUserIds: ['user-ben'],
        imageUrls: [],
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('proposes an unpaid break from six hours, until the user enters one', async () => {
    const sent = record();
    const { user } = open(`${week}&open=new&day=2026-03-02&for=user-ana`);
    await user.type(await screen.findByLabelText('Title'), 'Roof');
    expect(field('Unpaid break')).toHaveValue('30');
    fireEvent.change(field('End'), { target: { value: '2026-03-02T14:59' } });
    expect(field('Unpaid break')).toHaveValue('0');
    await user.clear(field('Unpaid break'));
    await user.type(field('Unpaid break'), '360');
    await user.click(button('Create Schedule'));
    expect(await screen.findByText('The unpaid break must be between 0 and 240 minutes')).toBeInTheDocument();
    await user.clear(field('Unpaid break'));
    await user.type(field('Unpaid break'), '45');
    fireEvent.change(field('End'), { target: { value: '2026-03-02T17:00' } });
    expect(field('Unpaid break')).toHaveValue('45');
    await user.click(button('Create Schedule'));
    await waitFor(() => expect(sent).toMatchObject([{ plannedBreakMinutes: 45 }]));
  });

  test('shows all errors and focuses the first invalid field', async () => {
    const sent = record();
    const { user } = open(`${week}&open=new&day=2026-03-02`);
    await screen.findByLabelText('Title');
    fireEvent.change(field('End'), { target: { value: '2026-03-02T08:00' } });
    await user.click(button('Create Schedule'));
    expect(await screen.findByText('Title is required')).toBeInTheDocument();
    expect(screen.getByText('End time must be after start time')).toBeInTheDocument();
    expect(screen.getByText('Please assign at least one employee')).toBeInTheDocument();
    await waitFor(() => expect(field('Title')).toHaveFocus());
    expect(sent).toEqual([]);
  });

  test('explains a time that the clocks skip', async () => {
    open(`${week}&open=new&day=2026-03-08`);
    await screen.findByLabelText('Title');
    fireEvent.change(field('Start'), { target: { value: '2026-03-08T02:30' } });
    expect(screen.getByText('Invalid start date/time')).toBeInTheDocument();
    expect(field('Start')).toHaveAccessibleDescription(
      /2:30 AM does not exist .* the clocks in America\/Denver go forward from 2:00 AM to 3:00 AM/u,
    );
  });

  test('offers both times when a local time occurs twice, and sends the selected one', async () => {
    const sent = record();
    const { user } = open(`${week}&open=new&day=2026-10-31&for=user-ana`);
    await user.type(await screen.findByLabelText('Title'), 'Night watch');
    fireEvent.change(field('End'), { target: { value: '2026-11-01T01:30' } });
    await user.click(button('Create Schedule'));
    expect(await screen.findByText('Choose the first or the second')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: '1:30 AM (second), MST (UTC−7)' }));
    await user.click(button('Create Schedule'));
    await waitFor(() => expect(sent).toMatchObject([{ endAt: '2026-11-01T08:30:00.000Z' }]));
  });

  test('shows a server error only next to its field and focuses it', async () => {
    const fields = { endAt: 'A schedule lasts at most 31 days' };
    server.use(api.mutation(CreateSchedule, () => rejectWith({ message: 'No', code: 'BAD_USER_INPUT', fields })));
    const { user, toasts } = open(`${week}&open=new&day=2026-03-02&for=user-ana`);
    await user.type(await screen.findByLabelText('Title'), 'Long');
    await user.click(button('Create Schedule'));
    expect(await screen.findByText('A schedule lasts at most 31 days')).toBeInTheDocument();
    await waitFor(() => expect(field('End')).toHaveFocus());
    expect(toasts).toEqual([]);
    expect(field('Title')).toHaveValue('Long');
  });

  test('shows warnings before it saves, and saves anyway', async () => {
    const sent = record();
    const message = 'Ana Pérez is already scheduled for “Framing” at that time';
    const warning = { __typename: 'ScheduleWarning' as const, kind: 'DOUBLE_BOOKED' as const, user: ana, message };
    server.use(api.query(LoadWarnings, () => respondWith(aViewer({ scheduleWarnings: [warning] }))));
    const { user } = open(`${week}&open=new&day=2026-03-02&for=user-ana`);
    await user.type(await screen.findByLabelText('Title'), 'Roof');
    expect(await screen.findByText(message)).toBeInTheDocument();
    await user.click(button('Create Schedule'));
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  test('shows the first four of many warnings, and the others on request', async () => {
    const warnings = Array.from({ length: 7 }, (_, index) => ({
      __typename: 'ScheduleWarning' as const,
      kind: 'DOUBLE_BOOKED' as const,
      user: ana,
      message: `Warning ${index + 1}`,
    }));
    server.use(api.query(LoadWarnings, () => respondWith(aViewer({ scheduleWarnings: warnings }))));
    const { user } = open(`${week}&open=new&day=2026-03-02&for=user-ana`);
    await user.type(await screen.findByLabelText('Title'), 'Roof');
    expect(await screen.findByText('7 things to check before you save')).toBeInTheDocument();
    expect(screen.queryByText('Warning 5')).not.toBeInTheDocument();
    await user.click(button('Show 3 more'));
    expect(screen.getByText('Warning 7')).toBeInTheDocument();
  });

  test('asks for confirmation before it discards input', async () => {
    const { user } = open(`${week}&open=new&day=2026-03-02`);
    await user.type(await screen.findByLabelText('Title'), 'Half');
    await user.keyboard('{Escape}');
    const confirmation = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    await user.click(within(confirmation).getByRole('button', { name: 'Keep Editing' }));
    expect(field('Title')).toHaveValue('Half');
  });
});

describe('the images of a schedule', () => {
  test('can be uploaded and removed', async () => {
    const sent = record();
    server.use(
      api.mutation(UploadImages, () =>
        respondWith(aPayload('scheduleImagesUpload', { images: [anImage('a'), anImage('b')] })),
      ),
    );
    const { user } = open(`${week}&open=new&day=2026-03-02&for=user-ana`);
    await user.type(await screen.findByLabelText('Title'), 'Roof');
    await user.upload(field('Images'), [aPicture('a.png'), aPicture('b.png')]);
    await user.click(await screen.findByRole('button', { name: 'Remove image 1' }));
    await user.click(button('Create Schedule'));
    await waitFor(() => expect(sent).toMatchObject([{ imageUrls: ['/api/photos/b'] }]));
  });

  test('are not lost without a question while they are uploaded', async () => {
    server.use(api.mutation(UploadImages, async () => delay('infinite')));
    const { user } = open(`${week}&open=new&day=2026-03-02`);
    await user.upload(await screen.findByLabelText('Images'), [aPicture('a.png')]);
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeInTheDocument();
  });

  test('report a failed upload', async () => {
    server.use(
      api.mutation(UploadImages, () => rejectWith({ message: 'Only images', code: 'UNSUPPORTED_MEDIA_TYPE' })),
    );
    const { user, toasts } = open(`${week}&open=new&day=2026-03-02`);
    await user.upload(await screen.findByLabelText('Images'), [aPicture('a.png')]);
    await waitFor(() => expect(toasts).toEqual([{ title: 'Failed to upload images', variant: 'destructive' }]));
    expect(screen.getByText('Only images')).toBeInTheDocument();
  });
});

describe('the dialog of an existing schedule', () => {
  test('opens by click and sends only changed fields', async () => {
    const archived = { ...ben, id: 'gone', firstName: 'Gone', status: 'DISABLED' as const };
    respondWithSchedules(aSchedule({ assignees: [ana, archived as unknown as typeof ben] }));
    const sent = record();
    const { user, toasts } = open(week);
    await user.click(await screen.findByRole('button', { name: /^Framing/u }));
    expect(await screen.findByText('(archived)')).toBeInTheDocument();
    await user.clear(field('Title'));
    await user.type(field('Title'), 'Drywall');
    await user.click(button('Save Changes'));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Schedule updated successfully' }]));
    expect(sent).toEqual([{ input: { id: 'schedule-1', title: 'Drywall' } }]);
  });

  test('deletes the schedule after confirmation', async () => {
    respondWithSchedules(aSchedule());
    server.use(
      api.mutation(DeleteSchedule, () => {
        respondWithSchedules();
        return respondWith(aPayload('scheduleDelete', { deletedScheduleId: 'schedule-1' }));
      }),
    );
    const { user, toasts } = open(`${week}&open=shift&id=schedule-1`);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const confirmation = await screen.findByRole('alertdialog');
    expect(confirmation).toHaveTextContent(
      'Are you sure you want to delete this schedule? This action cannot be undone.',
    );
    await user.click(within(confirmation).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Schedule deleted successfully' }]));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Framing/u })).not.toBeInTheDocument());
  });

  test('stays open when deleting fails', async () => {
    respondWithSchedules(aSchedule());
    server.use(api.mutation(DeleteSchedule, () => rejectWith({ message: 'Not now', code: 'INTERNAL' })));
    const { user, toasts } = open(`${week}&open=shift&id=schedule-1`);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Failed to delete schedule', variant: 'destructive' }]));
    expect(field('Title')).toHaveValue('Framing');
  });

  test('duplicates the schedule as a draft', async () => {
    respondWithSchedules(aSchedule());
    const sent = record();
    const { user } = open(`${week}&open=shift&id=schedule-1`);
    await user.click(await screen.findByRole('button', { name: 'Duplicate' }));
    await screen.findByRole('dialog', { name: 'New Schedule' });
    await user.click(button('Create Schedule'));
    await waitFor(() => expect(sent).toMatchObject([{ title: 'Framing', status: 'DRAFT', assignedUserIds: [ana.id] }]));
  });

  test('saves a schedule that leaves the board, without reporting it as not found', async () => {
    respondWithSchedules(aSchedule());
    record();
    const { user, toasts } = open(`${week}&open=shift&id=schedule-1`);
    await user.type(await screen.findByLabelText('Title'), ' two');
    respondWithSchedules();
    await user.click(button('Save Changes'));
    const notFound = jest.fn();
    const watch = new MutationObserver(() => screen.queryByText('Schedule not found') && notFound());
    watch.observe(document.body, { childList: true, subtree: true });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    watch.disconnect();
    await waitFor(() => expect(toasts).toEqual([{ title: 'Schedule updated successfully' }]));
    expect(notFound).not.toHaveBeenCalled();
  });

  test('says that a deleted schedule was not found', async () => {
    open(`${week}&open=shift&id=nothing`);
    expect(await screen.findByRole('dialog', { name: 'Schedule not found' })).toBeInTheDocument();
  });
});
