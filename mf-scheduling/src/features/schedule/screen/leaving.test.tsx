import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from '@timetrack/contracts/routing';
import { api, aSessionAs, mockGateway, renderScreen, respondWith } from '@timetrack/testing';
import { aBoard, aSchedule } from '../../../testing/builders.js';
import { scheduleDefaults } from '../../../testing/handlers.js';
import { LoadBoard } from '../board/board.graphql.js';
import { Schedules } from './Schedules.js';

const server = mockGateway(scheduleDefaults);

/** The button of the browser, which no dialog covers. */
function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

const goBack = () => fireEvent.click(screen.getByText('Back'));
const bar = () => screen.findByRole('button', { name: /^(9a, )?Framing/u });

function open(query: string) {
  server.use(api.query(LoadBoard, () => respondWith({ scheduleBoard: aBoard({ schedules: [aSchedule()] }) })));
  const screens = (
    <>
      <Schedules />
      <Back />
    </>
  );
  return renderScreen(screens, { session: aSessionAs('MANAGER'), path: `/schedules?${query}` });
}

describe('the back button', () => {
  test('closes a dialog in which nothing was changed', async () => {
    const { user } = open('view=week&date=2026-03-02');
    await user.click(await bar());
    expect(await screen.findByRole('dialog', { name: 'Edit Schedule' })).toBeInTheDocument();
    goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(async () => expect(await bar()).toHaveFocus());
  });

  test('asks before it loses what was typed, and keeps it on request', async () => {
    const { user } = open('view=week&date=2026-03-02');
    await user.click(await bar());
    await user.type(await screen.findByLabelText('Title'), ' two');
    goBack();
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    await user.click(within(question).getByRole('button', { name: 'Keep Editing' }));
    expect(screen.getByLabelText('Title')).toHaveValue('Framing two');
    goBack();
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('table', { name: 'Week' })).toBeInTheDocument();
  });

  test('asks too where a link had opened the dialog, and leads to its screen first', async () => {
    const { user } = open('view=week&date=2026-03-02&open=shift&id=schedule-1');
    await user.type(await screen.findByLabelText('Title'), ' two');
    goBack();
    await user.click(await screen.findByRole('button', { name: 'Keep Editing' }));
    expect(screen.getByLabelText('Title')).toHaveValue('Framing two');
    goBack();
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('table', { name: 'Week' })).toBeInTheDocument();
  });

  test('asks nothing when what was typed is what was there', async () => {
    const { user } = open('view=week&date=2026-03-02');
    await user.click(await bar());
    await user.type(await screen.findByLabelText('Title'), 's{Backspace}');
    goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

describe('a closed dialog gives the focus back', () => {
  test('to the cell in which something was to be made', async () => {
    const { user } = open('view=week&date=2026-03-02');
    const cell = await screen.findByRole('button', { name: 'New schedule for Ben Cole on Sunday, March 1' });
    await user.click(cell);
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(cell).toHaveFocus());
  });

  test.each(['Calendar feed', 'Keyboard'])('to the menu from which it was opened: %s', async (item) => {
    const { user } = open('view=week&date=2026-03-02');
    await bar();
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
    expect(await screen.findByRole('dialog', { name: item })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'More actions' })).toHaveFocus());
  });

  test('to the bar of the schedule that an address had opened', async () => {
    const { user } = open('view=month&date=2026-03-02&open=shift&id=schedule-1');
    expect(await screen.findByRole('dialog', { name: 'Edit Schedule' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(async () => expect(await bar()).toHaveFocus());
  });
});

describe('duplicating a schedule with unsaved changes', () => {
  test('asks before they are lost', async () => {
    const { user } = open('view=week&date=2026-03-02&open=shift&id=schedule-1');
    await user.type(await screen.findByLabelText('Title'), ' two');
    await user.click(screen.getByRole('button', { name: 'Duplicate' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await screen.findByRole('dialog', { name: 'New Schedule' })).toBeInTheDocument();
    expect(screen.getByLabelText('Title')).toHaveValue('Framing');
  });
});
