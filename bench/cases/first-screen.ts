import { type Line, type Opening, openHome, type Visit } from '../browser/first-screen.ts';
import { closeBrowser } from '../browser/pages.ts';
import { signIn } from '../seed/organizations.ts';
import { createDataDir, type Product, startProduct } from '../servers/product.ts';
import type { Case, DurationCase, ScreenFigures } from './case.types.ts';

/** A poor mobile line. */
const line: Line = { latency: 400, kilobytesPerSecond: 50 };
/** The same line with two seconds added to each request. */
const delayed: Line = { ...line, latency: 2_400 };
/** Lines on which only the latency counts: they show how many requests wait for each other. */
const near: Line = { latency: 400, kilobytesPerSecond: 1_000 };
const far: Line = { latency: 2_400, kilobytesPerSecond: 1_000 };

/** What the same visit took before the page came with its session, its modules and the first answers. */
const before = 'once 10 round trips and 13.3 s, or 22.9 s with 2 s added to each request';

const maxRoundTrips = 3;
const worker = { email: 'wes@cedarandstone.example', password: 'timetrack' };

interface Demo {
  readonly product: Product;
  readonly cookie: string;
}

let started: Promise<Demo> | null = null;

/** The demo, because its worker has jobs and a shift today, and is never clocked in. */
async function startDemo(): Promise<Demo> {
  const product = await startProduct(await createDataDir(), { DEMO: '1' });
  return { product, cookie: await signIn(product.address, worker.email, worker.password) };
}

const openIn = async (visit: Visit): Promise<Opening> => {
  started ??= startDemo();
  const { product, cookie } = await started;
  return openHome(product.address, cookie, visit);
};

async function measureScreen(visit: Omit<Visit, 'line'>): Promise<ScreenFigures> {
  const { bytes, responses, ms: onNear } = await openIn({ ...visit, line: near });
  const { ms: onFar } = await openIn({ ...visit, line: far });
  const { ms: delayedMs } = await openIn({ ...visit, line: delayed });
  return { bytes, responses, delayedMs, roundTrips: (onFar - onNear) / (far.latency - near.latency) };
}

const firstScreen = (name: string, title: string, visit: Omit<Visit, 'line'>): DurationCase => {
  let figures: ScreenFigures | undefined;
  return {
    name: `first-screen-${name}`,
    title: `Home of a worker until Clock In can be pressed, at 400 ms and 50 KB/s: ${title}`,
    kind: 'duration',
    goal: visit.withoutAnswers ? {} : { roundTrips: maxRoundTrips },
    seeds: [],
    rounds: 3,
    isElsewhere: true,
    contenders: () => ({ product: async () => (await openIn({ ...visit, line })).ms }),
    check: async () => {
      figures = await measureScreen(visit);
    },
    screen: () => figures,
    end: async () => {
      await closeBrowser();
      const demo = await started;
      started = null;
      await demo?.product.stop();
    },
  };
};

const first = { again: false, withoutAnswers: false };
const again = { again: true, withoutAnswers: false };

export const firstScreenCases: readonly Case[] = [
  firstScreen('cold', `first visit (${before})`, first),
  firstScreen('cold-asking', 'first visit, if the page came without answers', { ...first, withoutAnswers: true }),
  firstScreen('warm', 'opened again', again),
  firstScreen('warm-asking', 'opened again, if the page came without answers', { ...again, withoutAnswers: true }),
];
