import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { OpenPage } from './pages.ts';

/** How the week of the schedule is used by a person. Selectors are plain CSS, which costs the page no time. */

const shift = 'button[data-shift]';
export const cell = 'button[data-day]';
export const dialog = '[role=dialog]';
export const undo = '[role=status] button:has(svg.lucide-undo-2), [role=status] button:not([aria-label])';

/** Longer than any delay before the page begins something on its own. */
const restMs = 400;

export const weekAddress = (date: string, view = 'week') => `/schedules?view=${view}&date=${date}`;

export async function openWeek({ page }: OpenPage, date: string): Promise<void> {
  await page.goto(weekAddress(date));
  await waitForShifts(page);
  await rest(page);
}

export async function waitForShifts(page: Page): Promise<void> {
  await page.locator(shift).first().waitFor();
}

/** Waits until the page has nothing left to do. */
export async function rest(page: Page): Promise<void> {
  await pause(restMs);
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 3_000 })));
}

/** Scrolls the board with the wheel, or on a phone with a finger: pixels down and to the right. */
export async function scroll(open: OpenPage, down: number, right = 0): Promise<void> {
  const { x, y } = await middleOfBoard(open.page);
  await open.devtools.send('Input.synthesizeScrollGesture', {
    x,
    y,
    yDistance: -down,
    xDistance: -right,
    speed: 8000,
    gestureSourceType: open.isPhone ? 'touch' : 'mouse',
    preventFling: true,
  });
  await rest(open.page);
}

/** Scrolls to a part of the board at once, as dragging the scrollbar does. */
export async function jump({ page }: OpenPage, part: number): Promise<void> {
  await page.evaluate((part) => {
    const board = document.querySelector('table')?.parentElement;
    if (board) board.scrollTop = board.scrollHeight * part;
  }, part);
  await rest(page);
}

/** The middle of a shift that is in view. */
export async function findShift({ page }: OpenPage): Promise<{ x: number; y: number }> {
  const { x, y } = await middleOfBoard(page);
  const point = await page.evaluate(
    ({ x, y, shift }) => {
      const near = [...document.querySelectorAll(shift)].map((bar) => {
        const { left, top, width, height } = bar.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      });
      const distance = (point: { x: number; y: number }) => Math.abs(point.x - x) + Math.abs(point.y - y);
      return near.sort((one, other) => distance(one) - distance(other))[0];
    },
    { x, y, shift },
  );
  if (!point) throw new Error('The week shows no shift');
  return point;
}

/** The bottom of the part of the board that is in view. */
export async function bottomOfBoard(page: Page): Promise<number> {
  const { y, height } = await boxOfBoard(page);
  return y + height;
}

async function middleOfBoard(page: Page): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await boxOfBoard(page);
  return { x: Math.round(x + width * 0.6), y: Math.round(y + height * 0.5) };
}

async function boxOfBoard(page: Page): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await page.locator('table').locator('..').boundingBox();
  const size = page.viewportSize();
  if (!box || !size) throw new Error('The page shows no board');
  return { ...box, height: Math.min(box.height, size.height - box.y) };
}
