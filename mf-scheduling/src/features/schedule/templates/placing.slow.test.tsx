import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  aPayload,
  api,
  aSessionAs,
  failToConnect,
  mockGateway,
  rejectWith,
  renderScreen,
  respondWith,
} from '@timetrack/testing';
import { delay } from 'msw';
import { ana, aSchedule, aTemplate, ben } from '../../../testing/builders.js';
import { boardHandlers, respondWithTemplates, scheduleDefaults } from '../../../testing/schedule-defaults.js';
import { DeleteSchedule } from '../board/schedule.graphql.js';
import { MySchedule, Schedules } from '../screen/Schedule.js';
import { ApplyTemplate, LoadTemplates } from './templates.graphql.js';

const server = mockGateway(scheduleDefaults);
beforeEach(() => localStorage.clear());

const early = aTemplate('Early', { title: 'Bakery' });
const night = aTemplate('Night', { startTime: '22:00', endTime: '06:00' });
const week = 'view=week&date=2026-03-02&templates=shown';

function openBoard(query = week) {
  server.use(respondWithTemplates(early, night));
  return renderScreen(<Schedules />, { session: aSessionAs('MANAGER'), path: `/schedules?${query}` });
}

/** Responds as the gateway does to a template on a day, and records the inputs. */
function recordPlacements(conflicts: readonly { __typename: 'ScheduleConflict'; code: 'OVERLAP' }[] = []) {
  const sent: unknown[] = [];
  server.use(
    api.mutation(ApplyTemplate, ({ variables: { input } }) => {
      sent.push(input);
      const schedule = aSchedule({
        id: `schedule-${sent.length}`,
        title: 'Bakery',
        startAt: `${input.date}T13:00:00.000Z`,
        endAt: `${input.date}T21:30:00.000Z`,
        status: 'DRAFT',
        assignees: [ana, ben].filter(({ id }) => input.userIds.includes(id)),
      });
      return respondWith({
        shiftTemplateApply: {
          __typename: 'ShiftTemplateApplyPayload',
          schedule: { ...schedule, conflicts: [...conflicts] },
        },
      });
    }),
  );
  return sent;
}

const templateButton = (name: RegExp) => screen.findByRole('button', { name, pressed: false });
const day = (name: string) => screen.findByRole('button', { name: `New schedule for ${name}` });
const bars = (name: RegExp) => screen.findAllByRole('button', { name });
const status = (text: RegExp) => screen.findByText(text, { selector: '[role="status"]' });

describe('a chosen template', () => {
  test('is added as a draft to each day of a person that is pressed, until Escape', async () => {
    const sent = recordPlacements();
    const { user } = openBoard();
    await user.click(await templateButton(/^Early 6a – 2:30p/u));
    expect(await status(/^Choose a day of a person to add ‘Early’ as a draft/u)).toBeInTheDocument();

    await user.click(await day('Ana Pérez on Tuesday, March 3'));
    expect(await status(/^Added ‘Early’ for Ana Pérez on Tuesday, March 3\.$/u)).toBeInTheDocument();
    await user.click(await day('Ben Cole on Wednesday, March 4'));
    expect(await status(/^Added ‘Early’ for Ben Cole on Wednesday, March 4\.$/u)).toBeInTheDocument();
    expect(await bars(/^Bakery, .*Draft, .*Tue, Mar 3, 6:00 AM – 2:30 PM, Ana Pérez$/u)).toHaveLength(1);
    expect(await bars(/^Bakery, .*Draft, .*Wed, Mar 4, 6:00 AM – 2:30 PM, Ben Cole$/u)).toHaveLength(1);
    expect(sent).toEqual([
      { id: early.id, date: '2026-03-03', userIds: [ana.id] },
      { id: early.id, date: '2026-03-04', userIds: [ben.id] },
    ]);

    await user.keyboard('{Escape}');
    await templateButton(/^Early/u);
    await user.click(await day('Ana Pérez on Friday, March 6'));
    expect(await screen.findByRole('dialog', { name: 'New Schedule' })).toBeInTheDocument();
    expect(sent).toHaveLength(2);
  });

  test('ends when shifts are selected, and choosing one ends the selection', async () => {
    const sent = recordPlacements();
    const { user } = openBoard();
    server.use(...boardHandlers({ schedules: [aSchedule()] }));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await user.click(await templateButton(/^Early/u));
    fireEvent.click((await bars(/^Framing/u))[0] as HTMLElement, { ctrlKey: true });
    await templateButton(/^Early/u);
    await user.click(screen.getByRole('checkbox', { name: /^Framing/u }));
    expect(sent).toEqual([]);

    fireEvent.click((await bars(/^Framing/u))[0] as HTMLElement, { ctrlKey: true });
    await user.click(await templateButton(/^Early/u));
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Early/u, pressed: true })).toBeInTheDocument();
  });

  test('is added by Enter on a day that the arrow keys reach, which says so to screen readers', async () => {
    const sent = recordPlacements();
    const { user } = openBoard();
    await user.click(await templateButton(/^Night 10p – 6a/u));
    const sunday = await day('Ana Pérez on Sunday, March 1');
    act(() => sunday.focus());
    await user.keyboard('{ArrowDown}{ArrowRight}');
    const monday = await day('Ben Cole on Monday, March 2');
    expect(monday).toHaveFocus();
    expect(monday).toHaveAccessibleDescription('Enter adds ‘Night’ here.');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent).toEqual([{ id: night.id, date: '2026-03-02', userIds: [ben.id] }]));
    expect(monday).toHaveFocus();
  });

  test('appears before the server has answered, and disappears if it is rejected', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.use(
      api.mutation(ApplyTemplate, async () => {
        await promise;
        return rejectWith({ code: 'CONFLICT', message: 'This pay period is closed.' });
      }),
    );
    const { user, toasts } = openBoard();
    await user.click(await templateButton(/^Night/u));
    await user.click(await day('Ana Pérez on Tuesday, March 3'));
    const night = /^Night shift, .*Tue, Mar 3, 10:00 PM – Wed, Mar 4, 6:00 AM, Ana Pérez$/u;
    expect(await bars(night)).toHaveLength(2);
    resolve();
    await waitFor(() =>
      expect(toasts).toMatchObject([{ title: 'Failed to add ‘Night’', description: 'This pay period is closed.' }]),
    );
    expect(screen.queryByRole('button', { name: night })).not.toBeInTheDocument();
  });

  test('is added to a day that a shift covers, whereas Enter opens the shift', async () => {
    const sent = recordPlacements();
    server.use(...boardHandlers({ schedules: [aSchedule()] }));
    const { user } = openBoard();
    await user.click(await templateButton(/^Early/u));
    const monday = await day('Ana Pérez on Monday, March 2');
    const [bar] = await bars(/^Framing/u);
    if (!bar) throw new Error('The shift is not on the board');
    document.elementsFromPoint = () => [bar, monday];
    await user.click(bar);
    await waitFor(() => expect(sent).toEqual([{ id: early.id, date: '2026-03-02', userIds: [ana.id] }]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => bar.focus());
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Edit Schedule' })).toBeInTheDocument();
    expect(sent).toHaveLength(1);
  });

  test('is added once by a double click', async () => {
    const sent = recordPlacements();
    const { user } = openBoard();
    await user.click(await templateButton(/^Early/u));
    await user.dblClick(await day('Ana Pérez on Tuesday, March 3'));
    await status(/^Added/u);
    expect(sent).toHaveLength(1);
  });

  test('says how many conflicts it has, and is taken back by Undo', async () => {
    recordPlacements([{ __typename: 'ScheduleConflict', code: 'OVERLAP' }]);
    const deleted: string[] = [];
    server.use(
      api.mutation(DeleteSchedule, ({ variables: { input } }) => {
        deleted.push(input.id);
        return respondWith(aPayload('scheduleDelete', { deletedScheduleId: 'schedule-1' }));
      }),
    );
    const { user } = openBoard();
    await user.click(await templateButton(/^Early/u));
    await user.click(await day('Ana Pérez on Tuesday, March 3'));
    await status(/^Added ‘Early’ for Ana Pérez on Tuesday, March 3, with 1 conflict\.$/u);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(deleted).toEqual(['schedule-1']));
    expect(screen.queryByRole('button', { name: /^Bakery/u })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Early/u })).toHaveFocus();
  });

  test('opens a filled form in the month, where days have no person', async () => {
    const { user } = openBoard('view=month&date=2026-03-02&templates=shown');
    await user.click(await templateButton(/^Night/u));
    await user.click(await screen.findByRole('button', { name: 'New schedule on Tuesday, March 3' }));
    expect(await screen.findByLabelText('Title')).toHaveValue('Night shift');
    expect(screen.getByLabelText('Start')).toHaveValue('2026-03-03T22:00');
    expect(screen.getByLabelText('End')).toHaveValue('2026-03-04T06:00');
    expect(screen.getByLabelText('Template')).toHaveDisplayValue('Night (10p – 6a)');
  });
});

test('a template is dragged to a day of a person', async () => {
  const sent = recordPlacements();
  openBoard();
  const button = await templateButton(/^Early/u);
  const target = await day('Ben Cole on Thursday, March 5');
  document.elementsFromPoint = () => [target];
  const dataTransfer = { setData: () => undefined, effectAllowed: 'none', dropEffect: 'none' };
  fireEvent.dragStart(button, { dataTransfer });
  const over = createEvent.dragOver(target, { dataTransfer });
  fireEvent(target, over);
  expect(over.defaultPrevented).toBe(true);
  expect(target).toHaveAttribute('data-dropping');
  fireEvent.drop(target, { dataTransfer });
  expect(target).not.toHaveAttribute('data-dropping');
  await waitFor(() => expect(sent).toEqual([{ id: early.id, date: '2026-03-05', userIds: [ben.id] }]));
});

describe('the templates above the board', () => {
  test('are shown by a button of the toolbar, which the browser remembers', async () => {
    server.use(respondWithTemplates(early));
    const path = '/schedules?view=week&date=2026-03-02';
    const { user, unmount } = renderScreen(<Schedules />, { session: aSessionAs('MANAGER'), path });
    await user.click(await screen.findByRole('button', { name: 'Templates', pressed: false }));
    expect(await screen.findByRole('region', { name: 'Shift templates' })).toBeInTheDocument();
    unmount();
    const again = renderScreen(<Schedules />, { session: aSessionAs('MANAGER'), path });
    await templateButton(/^Early/u);
    await again.user.click(screen.getByRole('button', { name: 'Hide templates' }));
    expect(screen.queryByRole('region', { name: 'Shift templates' })).not.toBeInTheDocument();
  });

  test('say what a template is when there are none', async () => {
    renderScreen(<Schedules />, { session: aSessionAs('MANAGER'), path: `/schedules?${week}` });
    expect(await screen.findByText('No templates yet.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'New Template' })).toBeInTheDocument();
  });

  test('are loaded again after a failure', async () => {
    server.use(api.query(LoadTemplates, () => failToConnect()));
    const { user } = renderScreen(<Schedules />, { session: aSessionAs('MANAGER'), path: `/schedules?${week}` });
    const panel = await screen.findByRole('region', { name: 'Shift templates' });
    expect(await within(panel).findByText('The templates could not be loaded')).toBeInTheDocument();
    server.use(respondWithTemplates(early));
    await user.click(within(panel).getByRole('button', { name: 'Try again' }));
    await templateButton(/^Early/u);
  });

  test('keep their place while they are loaded', async () => {
    server.use(api.query(LoadTemplates, () => delay('infinite')));
    renderScreen(<Schedules />, { session: aSessionAs('MANAGER'), path: `/schedules?${week}` });
    expect(await screen.findByRole('region', { name: 'Shift templates' })).toBeInTheDocument();
    expect(screen.queryByText('No templates yet.')).not.toBeInTheDocument();
  });

  test('are not shown to workers', async () => {
    renderScreen(<MySchedule />, { session: aSessionAs('WORKER'), path: `/schedule?${week}` });
    await screen.findByRole('table');
    expect(screen.queryByRole('region', { name: 'Shift templates' })).not.toBeInTheDocument();
  });
});
