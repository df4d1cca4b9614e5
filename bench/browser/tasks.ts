import type { OpenPage } from './pages.ts';

/** What the main thread of a page did during an action. */
export interface Tasks {
  /** CPU time of the longest task, in milliseconds: other load on the machine does not lengthen it. */
  readonly longest: number;
  /** The same by the clock, as a browser's `longtask` entries report it. */
  readonly longestByClock: number;
  /** How many tasks took more than 50 ms of CPU. */
  readonly long: number;
}

/** The limit of the Long Tasks API, in milliseconds. */
const longTask = 50;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** When it began and how long it took, in microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** CPU time of the thread, in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Runs an action in a page, and measures each task of the page's main thread meanwhile. */
export async function measureTasks({ browser, page }: OpenPage, action: () => Promise<void>): Promise<Tasks> {
  await browser.startTracing(page, { categories: ['__metadata', 'toplevel', 'disabled-by-default-devtools.timeline'] });
  let trace: Buffer;
  try {
    await action();
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString());
  const tasks = findTasks(traceEvents);
  if (tasks.length === 0) throw new Error('The trace of the browser has no tasks of a page');
  const cpu = tasks.map(({ tdur = 0 }) => tdur / 1000);
  return {
    longest: Math.max(...cpu),
    longestByClock: Math.max(...tasks.map(({ dur = 0 }) => dur / 1000)),
    long: cpu.filter((ms) => ms > longTask).length,
  };
}

/** The tasks of the pages' main threads. */
function findTasks(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const mainThreads = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  );
  return events.filter((event) => event.ph === 'X' && event.name === 'RunTask' && mainThreads.has(threadOf(event)));
}

export const noTasks: Tasks = { longest: 0, longestByClock: 0, long: 0 };

export function worseOf(one: Tasks, other: Tasks): Tasks {
  return {
    longest: Math.max(one.longest, other.longest),
    longestByClock: Math.max(one.longestByClock, other.longestByClock),
    long: Math.max(one.long, other.long),
  };
}
