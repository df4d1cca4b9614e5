import { setTimeout as pause } from 'node:timers/promises';
import { Client, type ClientSettings } from './client.ts';
import { findViolations } from './ledger.rules.ts';
import { Ledger } from './ledger.ts';
import { Person } from './person.ts';
import { type Random, randomOf } from './random.ts';
import { readBack } from './read-back.ts';
import type { Found, StormOptions, StormReport, Team, Violation } from './storm.types.ts';
import { createTeams } from './teams.ts';

const defaults = {
  ...{ organizations: 2, workers: 8, pause: 100, maxCommands: 20_000, seed: 1, graphql: 0.5 },
  ...{ timeoutSeconds: 20, patienceSeconds: 90, maxRetryAfterSeconds: 5, createTeams },
};

type Settings = StormOptions & typeof defaults;

/**
 * A storm of punches, and the proof that nothing which was acknowledged is lost and nothing ran twice.
 *
 *     const storm = await Storm.begin({ urls: ['http://127.0.0.1:3000'], organizations: 2, workers: 10 });
 *     await storm.succeed(100);                // wait until people punch
 *     process.kill(gateway.pid, 'SIGKILL');
 *     storm.mark('killed a gateway');          // measure the time until an attempt succeeds that begins from now on
 *     await startGatewayAgain();
 *     await storm.succeed(100);
 *     const report = await storm.finish();     // people stop; everything is read back and compared
 *     console.log(formatReport(report));
 *     if (report.violations.length > 0) process.exitCode = 1;
 *
 * Workers of several organizations clock in and out, take breaks and switch jobs through REST and GraphQL, each command with
 * an `Idempotency-Key`. A command that fails is repeated with the same key, as the product's client and an integrator do: after
 * network errors, cut answers, 429, 500, 502, 503 and 504, with `Retry-After` honored within limits, and on the next of
 * several addresses. The product allows punches without a minimum length, and sets the instant of each itself, so any pace is
 * legitimate. Each person sends one command at a time, and only what their clock allows: a refusal is a violation.
 *
 * The storm talks to the product only as its clients do, and needs `REGISTRATION=open` or `createTeams`. With `pause` 100 and
 * fewer than 50 people on one address, it stays below the limits of docs/operations.md.
 */
export class Storm {
  private readonly ledger = new Ledger();
  private readonly settings: Settings;
  private readonly teams: readonly Team[];
  private people: Person[] = [];
  private readers: Client[] = [];
  private before = new Set<string>();
  private isOver = false;
  private work: Promise<unknown> = Promise.resolve();
  private readonly random: Random;

  private constructor(settings: Settings, teams: readonly Team[]) {
    this.settings = settings;
    this.teams = teams;
    this.random = randomOf(settings.seed);
  }

  /** Creates the organizations, signs all people in, and lets them punch. */
  static async begin(options: StormOptions): Promise<Storm> {
    const settings = { ...defaults, ...options };
    const { organizations, workers } = settings;
    const storm = new Storm(settings, await settings.createTeams(firstOf(settings.urls), { organizations, workers }));
    await storm.signInAll();
    storm.work = storm.run();
    return storm;
  }

  /** The owners of the organizations, for changes that a test makes to them during the storm. */
  get owners(): readonly Team['owner'][] {
    return this.teams.map(({ owner }) => owner);
  }

  /** Measures how long it takes until an attempt succeeds that begins from now on. */
  mark(name: string): void {
    this.ledger.mark(name, Date.now());
  }

  /** Waits for this many further successes. Rejects after `seconds`. */
  async succeed(count: number, seconds = 60): Promise<void> {
    const wanted = this.ledger.acknowledged.length + count;
    const end = Date.now() + seconds * 1000;
    while (this.ledger.acknowledged.length < wanted) {
      if (Date.now() > end) throw new Error(`there were not ${count} successes within ${seconds} seconds`);
      await pause(20);
    }
  }

  /** Resolves when `seconds` or `maxCommands` have ended the storm. */
  async end(): Promise<void> {
    await this.work;
  }

  /** How many commands were acknowledged until now. */
  get acknowledged(): number {
    return this.ledger.acknowledged.length;
  }

  /** Lets people finish their last command, repeats it, reads everything back, and compares. */
  async finish(): Promise<StormReport> {
    this.isOver = true;
    await this.work;
    const changedReplays = await this.repeatLast();
    const found: Found[] = [];
    for (const owner of this.readers) found.push(await readBack(owner));
    const violations = this.compare(found);
    const count = (kind: Violation['kind']) => violations.filter((one) => one.kind === kind).length;
    const { sent, acknowledged, unknown, failures, longestSilence, slowestCommand, recoveries } = this.ledger;
    return {
      ...{ sent, acknowledged: acknowledged.length, unknown: unknown.length, failures, violations, changedReplays },
      ...{ lost: count('lost'), doubled: count('doubled'), longestSilence, slowestCommand, recoveries },
    };
  }

  private async signInAll(): Promise<void> {
    const { ledger, random } = this;
    const { graphql, ...settings } = this.settings;
    let number = 0;
    const connect = () => new Client(settings satisfies ClientSettings, ledger, random, number++);
    for (const { owner, workers, jobIds } of this.teams) {
      const client = connect();
      await client.signIn(owner);
      this.readers.push(client);
      for (const login of workers) {
        const own = connect();
        this.people.push(new Person(await own.signIn(login), { client: own, ledger, random, jobIds, graphql }));
      }
      for (const { id } of (await readBack(client)).timesheets) this.before.add(id);
    }
    for (const person of this.people) await person.look();
  }

  private async run(): Promise<void> {
    const { seconds = Number.POSITIVE_INFINITY } = this.settings;
    const end = Date.now() + seconds * 1000;
    this.ledger.begin(Date.now());
    await Promise.all(this.people.map((person) => this.letPunch(person, end)));
  }

  private async letPunch(person: Person, end: number): Promise<void> {
    const { pause: between, maxCommands } = this.settings;
    while (!this.isOver && Date.now() < end && this.ledger.sent < maxCommands) {
      await pause(between * (0.5 + this.random()));
      // Someone who cannot even see their clock waits; what they see then is the truth.
      if (!(await person.punch())) while (!this.isOver && !(await person.look())) await pause(between);
    }
  }

  private async repeatLast(): Promise<number> {
    let changed = 0;
    for (const person of this.people) if (!(await person.repeatLast())) changed += 1;
    return changed;
  }

  /** Timesheets from before the storm are only part of the check for overlaps. */
  private compare(found: readonly Found[]): readonly Violation[] {
    const timesheets = found.flatMap((one) => one.timesheets).filter(({ id }) => !this.before.has(id));
    const auditEntries = found.flatMap((one) => one.auditEntries);
    return findViolations(this.ledger, { timesheets, auditEntries });
  }
}

function firstOf([url]: readonly string[]): string {
  if (!url) throw new Error('a storm needs at least one address');
  return url;
}
