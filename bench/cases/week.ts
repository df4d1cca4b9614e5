import { closeBrowser, type Device, openPage } from '../browser/pages.ts';
import { measureTasks, noTasks, type Tasks, worseOf } from '../browser/tasks.ts';
import { browsing, dragging, editing, opensWeek, scrolling, type WeekAction } from '../browser/week-actions.ts';
import { openWeek, scroll } from '../browser/week-page.ts';
import type { World } from '../seed/world.types.ts';
import type { Case, DurationCase } from './case.types.ts';

/** A longer task delays what the user does next (Long Tasks API). */
const longestTask = 50;

const date = '2026-07-12';
const rounds = 3;

const weekCase = (name: string, title: string, device: Device, actions: readonly WeekAction[]): DurationCase => {
  const worst = new Map<string, Tasks>();
  return {
    name: `week-${name}`,
    title: `Week of 500 people, 3,500 shifts: the longest task of the page when someone ${title}`,
    kind: 'duration',
    goal: device === 'computer' ? { ms: longestTask } : {},
    seeds: ['board'],
    rounds,
    contenders: ({ board }, { product }) => ({ product: () => measureActions(board, product, device, actions, worst) }),
    check: async ({ board }, { product }) => (name === 'scrolls' ? checkMemory(board, product) : undefined),
    end: async () => {
      for (const [action, { longest, longestByClock, long }] of worst) {
        const figures = `${longest.toFixed(0)} ms CPU, ${longestByClock.toFixed(0)} ms by the clock, ${long} long`;
        console.log(`  ${`${device}: ${action}`.padEnd(56)} ${figures}`);
      }
      await closeBrowser();
    },
  };
};

/** Resolves to the CPU time of the longest task, in milliseconds. */
async function measureActions(
  board: World['board'],
  address: string,
  device: Device,
  actions: readonly WeekAction[],
  worst: Map<string, Tasks>,
): Promise<number> {
  const open = await openPage(address, board.manager, device);
  try {
    if (!actions.includes(opensWeek)) await openWeek(open, date);
    let all = noTasks;
    for (const { name, run, onlyOnComputers = false } of actions) {
      if (onlyOnComputers && open.isPhone) continue;
      const tasks = await measureTasks(open, () => run(open, date)).catch((error: Error) => {
        throw new Error(`Failed to ${name}`, { cause: error });
      });
      worst.set(name, worseOf(worst.get(name) ?? noTasks, tasks));
      all = worseOf(all, tasks);
    }
    return all.longest;
  } finally {
    await open.close();
  }
}

const maxElements = 2_500;
const maxGrowth = 2 * 2 ** 20;

/** Fails if the page has an element for each shift, or keeps what was scrolled out of view. */
async function checkMemory(board: World['board'], address: string): Promise<void> {
  const open = await openPage(address, board.manager, 'computer');
  try {
    await openWeek(open, date);
    await scroll(open, 20_000);
    const before = await usedHeap(open);
    for (let time = 0; time < 10; time += 1) await scroll(open, time % 2 === 0 ? -20_000 : 20_000);
    const growth = (await usedHeap(open)) - before;
    const elements = await open.page.evaluate(() => document.querySelectorAll('*').length);
    console.log(`  ten scrolls: ${(growth / 2 ** 20).toFixed(1)} MiB more memory, ${elements} elements`);
    if (elements > maxElements) throw new Error(`The page has ${elements} elements, more than ${maxElements}`);
    if (growth > maxGrowth) throw new Error(`Ten scrolls kept ${growth} bytes`);
  } finally {
    await open.close();
  }
}

async function usedHeap({ devtools }: Awaited<ReturnType<typeof openPage>>): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize;
}

export const weekCases: readonly Case[] = [
  weekCase('opens', 'opens it', 'computer', [opensWeek]),
  weekCase('scrolls', 'scrolls', 'computer', scrolling),
  weekCase('drags', 'drags shifts', 'computer', dragging),
  weekCase('edits', 'opens shifts and forms', 'computer', editing),
  weekCase('browses', 'finds people and switches views', 'computer', browsing),
  weekCase('phone', 'does all of this on a phone (a quarter of the speed)', 'phone', [
    opensWeek,
    ...scrolling,
    ...editing,
    ...browsing,
  ]),
];
