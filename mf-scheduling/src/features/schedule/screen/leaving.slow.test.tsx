import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from '@timetrack/contracts/routing';
import { aSessionAs, mockGateway, renderScreen } from '@timetrack/testing';
import { aSchedule } from '../../../testing/builders.js';
import { boardHandlers, scheduleDefaults } from '../../../testing/schedule-defaults.js';
import { Schedules } from './Schedule.js';

const server = mockGateway(scheduleDefaults);

/** The browser's back button, which no dialog covers. */
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
  server.use(...boardHandlers({ schedules: [aSchedule()] }));
  const screens = (
    <>
      <Schedules />
      <Back />
    </>
  );
  return renderScreen(screens, { session: aSessionAs('MANAGER'), path: `/schedules?${query}` });
}

describe('the back button', () => {
  test('closes a dialog without changes', async () => {
    const { user } = open('view=week&date=2026-03-02');
    await user.click(await bar());
    expect(await screen.findByRole('dialog', { name: 'Edit Schedule' })).toBeInTheDocument();
    goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(async () => expect(await bar()).toHaveFocus());
  });

  test('asks for confirmation before it discards changes', async () => {
    const { user } = open('view=week&date=2026-03-02');
    await user.click(await bar());
    await user.type(await screen.findByLabelText('Title'), ' two');
    goBack();
    const confirmation = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    await user.click(within(confirmation).getByRole('button', { name: 'Keep Editing' }));
    expect(screen.getByLabelText('Title')).toHaveValue('Framing two');
    goBack();
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('table', { name: 'Week' })).toBeInTheDocument();
  });

  test('also asks when a link opened the dialog, and goes to its screen first', async () => {
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

  test('does not ask when the input equals the original', async () => {
    const { user } = open('view=week&date=2026-03-02');
    await user.click(await bar());
    await user.type(await screen.findByLabelText('Title'), 's{Backspace}');
    goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

describe('closing a dialog returns the focus', () => {
  test('to the cell that opened it', async () => {
    const { user } = open('view=week&date=2026-03-02');
    const cell = await screen.findByRole('button', { name: 'New schedule for Ben Cole on Sunday, March 1' });
    await user.click(cell);
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(cell).toHaveFocus());
  });

  test.each(['Calendar feed', 'Keyboard'])('to the menu that opened it: %s', async (item) => {
    const { user } = open('view=week&date=2026-03-02');
    await bar();
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
    expect(await screen.findByRole('dialog', { name: item })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'More actions' })).toHaveFocus());
  });

  test('to the bar of a schedule that the address opened', async () => {
    const { user } = open('view=month&date=2026-03-02&open=shift&id=schedule-1');
    expect(await screen.findByRole('dialog', { name: 'Edit Schedule' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(async () => expect(await bar()).toHaveFocus());
  });
});

describe('duplicating a schedule with unsaved changes', () => {
  test('asks for confirmation first', async () => {
    const { user } = open('view=week&date=2026-03-02&open=shift&id=schedule-1');
    await user.type(await screen.findByLabelText('Title'), ' two');
    await user.click(screen.getByRole('button', { name: 'Duplicate' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await screen.findByRole('dialog', { name: 'New Schedule' })).toBeInTheDocument();
    expect(screen.getByLabelText('Title')).toHaveValue('Framing');
  });
});
