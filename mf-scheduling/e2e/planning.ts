import type { Locator, Page, TestOrganization } from '@timetrack/testing/browser';
import { expect } from '@timetrack/testing/browser';

type Person = TestOrganization['owner'];

interface NewSchedule {
  readonly title: string;
  readonly startAt: string;
  readonly endAt: string;
  readonly people: readonly Person[];
  readonly status?: 'DRAFT' | 'PUBLISHED' | 'CANCELED';
}

/** Creates a schedule through the REST API, as the user who is signed in on the page. */
export async function createSchedule(
  page: Page,
  { people, status = 'PUBLISHED', ...shift }: NewSchedule,
): Promise<string> {
  const data = {
    ...shift,
    notes: null,
    jobId: null,
    status,
    assignedUserIds: people.map(({ id }) => id),
    imageUrls: [],
  };
  const response = await page.request.post('/api/schedules', { data });
  expect(response.status(), await response.text()).toBe(201);
  const { id }: { id: string } = await response.json();
  return id;
}

interface StoredSchedule {
  readonly id: string;
  readonly title: string;
  readonly startAt: string;
  readonly endAt: string;
  readonly status: string;
  readonly assignedUserIds: readonly string[];
}

/** Loads the stored schedules, earliest first. */
export async function loadSchedules(page: Page): Promise<readonly StoredSchedule[]> {
  const schedules: StoredSchedule[] = await (await page.request.get('/api/schedules')).json();
  return schedules.toSorted((one, other) => one.startAt.localeCompare(other.startAt));
}

export const bar = (page: Page, name: RegExp) => page.getByRole('button', { name });

/** A toast appears in the live region that screen readers announce. */
export const toast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });

/** Is attached once the code for dragging is loaded, which happens after the board. */
export const dragCode = (page: Page) => page.locator('[id^=DndLiveRegion]');

/** Holds the code for dragging back until the returned function is called. */
export async function holdDragCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/modules/mf-scheduling/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('DndLiveRegion')) await promise;
    await route.fulfill({ response });
  });
  return resolve;
}

/** Drags in small steps, as a person does. */
export async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await expect(dragCode(page)).toBeAttached();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await page.mouse.up();
}

/** The position of a button after scrolling to it. */
export async function positionOf(button: Locator) {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error(`${button} is not on the page`);
  return box;
}

export async function middleOf(button: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await positionOf(button);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Selects an employee in the form of a schedule. */
export async function assign(page: Page, name: string): Promise<void> {
  const employees = page.getByRole('combobox', { name: 'Employees' });
  await employees.fill(name);
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await employees.press('Escape');
}
