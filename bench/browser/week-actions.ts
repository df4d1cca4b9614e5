import { setTimeout as pause } from 'node:timers/promises';
import type { OpenPage } from './pages.ts';
import {
  bottomOfBoard,
  cell,
  dialog,
  findShift,
  jump,
  openWeek,
  rest,
  scroll,
  undo,
  waitForShifts,
  weekAddress,
} from './week-page.ts';

/** What a person does with the week of 500 people. Each action begins and ends with the week on the screen. */
export interface WeekAction {
  readonly name: string;
  /** Not on a phone: its small screen has no such control, or touch has no such gesture. */
  readonly onlyOnComputers?: boolean;
  readonly run: (open: OpenPage, date: string) => Promise<void>;
}

const frame = 16;

export const opensWeek: WeekAction = { name: 'open the week', run: openWeek };

export const scrolling: readonly WeekAction[] = [
  {
    name: 'scroll down and up',
    run: async (open) => {
      await scroll(open, 20_000);
      await scroll(open, -20_000);
    },
  },
  {
    name: 'drag the scrollbar',
    run: async (open) => {
      for (const part of [0.5, 0.9, 0.2, 0]) await jump(open, part);
    },
  },
  {
    name: 'scroll sideways',
    run: async (open) => {
      await scroll(open, 0, 400);
      await scroll(open, 0, -400);
    },
  },
  {
    name: 'move by keyboard',
    onlyOnComputers: true,
    run: async (open) => {
      const { page } = open;
      await page.locator(cell).first().focus();
      for (const key of ['ArrowDown', 'ArrowRight', 'PageDown', 'End', 'Home']) {
        for (let times = key.startsWith('Arrow') ? 10 : 1; times > 0; times -= 1) await page.keyboard.press(key);
        await rest(page);
      }
      await jump(open, 0);
    },
  },
];

export const dragging: readonly WeekAction[] = [
  {
    name: 'drag a shift to another person and day',
    onlyOnComputers: true,
    run: async (open) => {
      const from = await findShift(open);
      await drag(open, from, { x: from.x + 240, y: from.y + 130 });
      await undoDrop(open);
    },
  },
  {
    name: 'drag a shift below the edge, which scrolls',
    onlyOnComputers: true,
    run: async (open) => {
      const from = await findShift(open);
      await drag(open, from, { x: from.x, y: (await bottomOfBoard(open.page)) - 12 }, 1_500);
      await undoDrop(open);
      await jump(open, 0);
    },
  },
  {
    name: 'drag a shift by keyboard',
    onlyOnComputers: true,
    run: async (open) => {
      const { page } = open;
      await page.locator('button[data-shift]').nth(8).focus();
      await page.keyboard.press('Space');
      for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await undoDrop(open);
      await jump(open, 0);
    },
  },
];

export const editing: readonly WeekAction[] = [
  {
    name: 'open a shift',
    run: async (open) => {
      const { x, y } = await findShift(open);
      await press(open, x, y);
      await closeDialog(open);
    },
  },
  {
    name: 'open the form of a new shift',
    run: async (open) => {
      const { x, y } = await findShift(open);
      // Below the shift, the cell is empty.
      await press(open, x, y + 30);
      await closeDialog(open);
    },
  },
];

export const browsing: readonly WeekAction[] = [
  {
    name: 'find people',
    run: async ({ page }) => {
      await page.locator('input[type=search]').focus();
      await page.keyboard.type('No. 0012', { delay: 60 });
      await rest(page);
      for (let typed = 8; typed > 0; typed -= 1) await page.keyboard.press('Backspace', { delay: 60 });
      await rest(page);
    },
  },
  {
    name: 'switch to the timeline, the month and back',
    run: async (open, date) => {
      for (const name of ['Timeline', 'Month', 'Week']) await selectView(open, name);
      if (!open.page.url().includes(weekAddress(date).slice(1, 20))) throw new Error('The week did not open again');
    },
  },
  {
    name: 'go to the next week and back',
    run: async ({ page }) => {
      for (const step of ['Next Week', 'Previous Week']) {
        await page.locator(`button[aria-label="${step}"]`).click();
        await pause(100);
        await waitForShifts(page);
        await rest(page);
      }
    },
  },
];

type Point = { readonly x: number; readonly y: number };

async function drag({ page }: OpenPage, from: Point, to: Point, hold = 0): Promise<void> {
  const steps = 30;
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
    await pause(frame);
  }
  await pause(hold);
  await page.mouse.up();
}

async function undoDrop({ page }: OpenPage): Promise<void> {
  await page.locator(undo).first().click();
  await rest(page);
}

async function press({ page, isPhone }: OpenPage, x: number, y: number): Promise<void> {
  await (isPhone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  await page.locator(dialog).waitFor();
  await rest(page);
}

async function closeDialog({ page }: OpenPage): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator(dialog).waitFor({ state: 'hidden' });
  await rest(page);
}

async function selectView({ page }: OpenPage, name: string): Promise<void> {
  await page.locator('[role=tab]').filter({ hasText: name }).click();
  await page.locator('[role=tab][aria-selected=true]').filter({ hasText: name }).waitFor();
  if (name === 'Month') await page.locator('div[aria-busy=true]').waitFor({ state: 'hidden' });
  else await waitForShifts(page);
  await rest(page);
}
