import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aSessionAfterMove, aSessionAs, mockGateway, renderScreen } from '@timetrack/testing';
import { aDay, ana, aPerson, aSchedule, aTimeOff, ben } from '../../../testing/builders.js';
import { boardHandlers, scheduleDefaults } from '../../../testing/schedule-defaults.js';
import { Schedules } from '../screen/Schedule.js';

const server = mockGateway(scheduleDefaults);
const titles = ['A', 'B', 'C', 'D', 'E'];

async function openBoard(view: string) {
  const schedules = titles.map((title) => aSchedule({ id: title, title: `Shift ${title}`, assignees: [ana, ben] }));
  const people = [aPerson(ana, 2_400), aPerson(ben)];
  server.use(...boardHandlers({ people, schedules, timeOff: [aTimeOff(ben)] }));
  const rendered = renderScreen(<Schedules />, {
    session: aSessionAs('MANAGER'),
    path: `/schedules?view=${view}&date=2026-03-02`,
  });
  await screen.findAllByRole('button', { name: /Shift A/u });
  return rendered;
}

function startPrinting() {
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  return document.querySelector<HTMLElement>('.sc-print-sheet') as HTMLElement;
}

async function print(view: string) {
  await openBoard(view);
  return startPrinting();
}

async function printWithButton() {
  const { user } = await openBoard('month');
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Print month' }));
}

async function printWithShortcut() {
  const { user } = await openBoard('month');
  await user.keyboard('{Control>}p{/Control}');
}

test.each([
  ['button', printWithButton],
  ['shortcut', printWithShortcut],
])('prints all shifts of each day in the month with the %s, even if the screen shows “+2 more”', async (_, start) => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await start();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  const sheet = within(startPrinting());
  print.mockRestore();
  expect(sheet.getByRole('heading')).toHaveTextContent(/March 2026$/u);
  for (const title of titles) {
    expect(sheet.getByText(new RegExp(`Shift ${title}: Ana Pérez, Ben Cole`, 'u'))).toBeInTheDocument();
  }
  expect(sheet.getAllByText('Time off: Ben Cole')).toHaveLength(2);
});

test('says how many shifts of a day it omits when the browser’s menu prints the month', async () => {
  const sheet = within(await print('month'));
  expect(sheet.getByText(/Shift C: Ana Pérez, Ben Cole/u)).toBeInTheDocument();
  expect(sheet.queryByText(/Shift D/u)).not.toBeInTheDocument();
  expect(sheet.getByText('+2 more')).toBeInTheDocument();
});

test('prints all people of the week with their hours', async () => {
  const sheet = within(await print('week'));
  expect(sheet.getByRole('row', { name: /^Ana Pérez .*Shift E 40h$/u })).toBeInTheDocument();
  expect(sheet.getByRole('row', { name: /^Ben Cole .*Time off/u })).toBeInTheDocument();
});

test.each([
  ['week', '2026-11-11', 'Times are in America/Denver.'],
  ['week', '2026-11-18', 'Times are in America/Denver, then in America/New_York.'],
  ['month', '2026-11-18', 'Times are in America/Denver, then in America/New_York.'],
  ['week', '2026-11-25', 'Times are in America/New_York.'],
])('names the time zones of the days of the %s of %s', async (view, date, text) => {
  const path = `/schedules?view=${view}&date=${date}`;
  renderScreen(<Schedules />, { session: aSessionAfterMove('MANAGER'), path });
  await screen.findByRole('button', { name: 'More actions' });
  await waitFor(() => expect(startPrinting()).toBeTruthy());
  expect(within(startPrinting()).getByText(text)).toBeInTheDocument();
});

test('removes the sheet after printing', async () => {
  await print('week');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.querySelector('.sc-print-sheet')).toBeNull();
});

test('prints the people and hours of each day of the week', async () => {
  const days = [aDay({ people: 2, plannedMinutes: 960 }), aDay({ date: '2026-03-03', people: 1, plannedMinutes: 90 })];
  server.use(...boardHandlers({ schedules: [aSchedule()], days, plannedMinutes: 1_050 }));
  const path = '/schedules?view=week&date=2026-03-02';
  renderScreen(<Schedules />, { session: aSessionAs('MANAGER'), path });
  await screen.findByRole('button', { name: /^Framing/u });
  const totals = within(startPrinting()).getByRole('row', { name: /^Planned/u, hidden: true });
  const texts = [...totals.children].map((cell) => cell.textContent);
  expect(texts).toEqual(['Planned', '', '2 people, 16h', '1 person, 1h 30m', '', '', '', '', '17h 30m']);
});
