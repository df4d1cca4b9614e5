import { expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { api, aSessionAs, mockGateway, renderScreen, respondWith } from '@timetrack/testing';
import { aBoard, ana, aPerson, aSchedule, aTimeOff, ben } from '../../../testing/builders.js';
import { scheduleDefaults } from '../../../testing/schedule-defaults.js';
import { LoadBoard } from '../board/board.graphql.js';
import { Schedules } from '../screen/Schedule.js';

const server = mockGateway(scheduleDefaults);
const titles = ['A', 'B', 'C', 'D', 'E'];

async function print(view: string) {
  const schedules = titles.map((title) => aSchedule({ id: title, title: `Shift ${title}`, assignees: [ana, ben] }));
  const people = [aPerson(ana, 2_400), aPerson(ben)];
  server.use(
    api.query(LoadBoard, () => respondWith({ scheduleBoard: aBoard({ people, schedules, timeOff: [aTimeOff(ben)] }) })),
  );
  renderScreen(<Schedules />, { session: aSessionAs('MANAGER'), path: `/schedules?view=${view}&date=2026-03-02` });
  await screen.findAllByRole('button', { name: /Shift A/u });
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  return document.querySelector<HTMLElement>('.sc-print-sheet') as HTMLElement;
}

test('prints all shifts of each day in the month, even if the screen shows “+2 more”', async () => {
  const sheet = within(await print('month'));
  expect(sheet.getByRole('heading')).toHaveTextContent(/March 2026$/u);
  for (const title of titles) {
    expect(sheet.getByText(new RegExp(`Shift ${title}: Ana Pérez, Ben Cole`, 'u'))).toBeInTheDocument();
  }
  expect(sheet.getAllByText('Time off: Ben Cole')).toHaveLength(2);
});

test('prints all people of the week with their hours', async () => {
  const sheet = within(await print('week'));
  expect(sheet.getByRole('row', { name: /^Ana Pérez .*Shift E 40h$/u })).toBeInTheDocument();
  expect(sheet.getByRole('row', { name: /^Ben Cole .*Time off/u })).toBeInTheDocument();
});

test('removes the sheet after printing', async () => {
  await print('week');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.querySelector('.sc-print-sheet')).toBeNull();
});
