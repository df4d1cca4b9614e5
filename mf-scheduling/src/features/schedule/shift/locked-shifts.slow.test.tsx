import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aSessionAs, mockGateway, renderScreen } from '@timetrack/testing';
import { ana, aSchedule, ben } from '../../../testing/builders.js';
import { boardHandlers, scheduleDefaults } from '../../../testing/schedule-defaults.js';
import { Schedules } from '../screen/Schedule.js';

const server = mockGateway(scheduleDefaults);
const text = 'Someone on this shift is not in your teams. Ask an administrator to change it.';

async function openWeek() {
  server.use(...boardHandlers({ schedules: [aSchedule({ locked: true, assignees: [ana, ben] })] }));
  const path = '/schedules?view=week&date=2026-03-02';
  const rendered = renderScreen(<Schedules />, { session: aSessionAs('MANAGER'), path });
  const [bar] = await screen.findAllByRole('button', { name: /^Framing, 9a – 5p, Locked, / });
  return { ...rendered, bar };
}

describe('a shift with someone who is not in the teams of the manager', () => {
  test('opens without a form, with its people and the reason', async () => {
    const { user, bar } = await openWeek();
    if (bar) await user.click(bar);
    const panel = within(await screen.findByRole('dialog', { name: 'Framing' }));
    expect(panel.getByText(text)).toBeInTheDocument();
    expect(panel.getByText('Ana Pérez, Ben Cole')).toBeInTheDocument();
    expect(panel.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('is left out of a selection', async () => {
    const schedules = [aSchedule({ locked: true, assignees: [ana, ben] }), aSchedule({ id: 'own', title: 'Own' })];
    server.use(...boardHandlers({ schedules }));
    const path = '/schedules?view=week&date=2026-03-02';
    const { user } = renderScreen(<Schedules />, { session: aSessionAs('MANAGER'), path });
    await screen.findByRole('button', { name: /^Own/ });
    await user.keyboard('{Control>}a{/Control}');
    expect(await screen.findByRole('checkbox', { name: /^Own/ })).toBeChecked();
    expect(screen.getAllByRole('button', { name: /^Framing/ })).toHaveLength(2);
    expect(await screen.findByRole('region', { name: 'Selected shifts' })).toHaveTextContent(/1 shift/);
  });

  test('is not picked up', async () => {
    const { user, bar, toasts } = await openWeek();
    act(() => bar?.focus());
    await user.keyboard(' ');
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'The schedule was not moved', description: text }]));
    expect(screen.queryByText(/^Picked up/)).not.toBeInTheDocument();
  });
});
