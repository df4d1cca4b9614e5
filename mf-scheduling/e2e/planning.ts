import type { Locator, Page, TestOrganization } from '@timetrack/testing/browser';
import { expect } from '@timetrack/testing/browser';

type Person = TestOrganization['owner'];

interface Planned {
  readonly title: string;
  readonly startAt: string;
  readonly endAt: string;
  readonly people: readonly Person[];
  readonly status?: 'DRAFT' | 'PUBLISHED' | 'CANCELED';
}

/** Plans a shift through the public door, as whoever is signed in on the page. */
export async function plan(page: Page, { people, status = 'PUBLISHED', ...shift }: Planned): Promise<string> {
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

interface Stored {
  readonly id: string;
  readonly title: string;
  readonly startAt: string;
  readonly endAt: string;
  readonly status: string;
  readonly assignedUserIds: readonly string[];
}

/** What the server has, the earliest first. */
export async function stored(page: Page): Promise<readonly Stored[]> {
  const schedules: Stored[] = await (await page.request.get('/api/schedules')).json();
  return schedules.toSorted((one, other) => one.startAt.localeCompare(other.startAt));
}

export const bar = (page: Page, name: RegExp) => page.getByRole('button', { name });

/** A toast is read out by its region, so that is where it is looked for. */
export const toast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });

/** Drags as a hand does, in small steps. */
export async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await page.mouse.up();
}

/** Where a button is, once it lies still. */
export async function placeOf(button: Locator) {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error(`${button} is not on the page`);
  return box;
}

export async function middleOf(button: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await placeOf(button);
  return { x: x + width / 2, y: y + height / 2 };
}
