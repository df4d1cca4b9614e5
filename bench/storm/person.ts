import { randomUUID } from 'node:crypto';
import { callOf, type Details } from './calls.ts';
import type { Client, Sent } from './client.ts';
import type { Ledger } from './ledger.ts';
import { pick, type Random } from './random.ts';
import type { Acknowledged, Command, Kind, Timesheet } from './storm.types.ts';

/** What a person's screen shows. */
type Clock =
  | { readonly state: 'OUT' }
  | { readonly state: 'WORKING'; readonly timesheetId: string }
  | { readonly state: 'ON_BREAK'; readonly timesheetId: string; readonly breakId: string };

export interface PersonParts {
  readonly client: Client;
  readonly ledger: Ledger;
  readonly random: Random;
  readonly jobIds: readonly string[];
  /** The share of commands through GraphQL. */
  readonly graphql: number;
}

interface Pressed {
  readonly command: Command;
  readonly details: Details;
  readonly body: string;
}

/** A worker who punches: one command at a time, and only what the screen offers. */
export class Person {
  private clock: Clock = { state: 'OUT' };
  private job = 0;
  private last: Pressed | null = null;
  private readonly id: string;
  private readonly parts: PersonParts;

  constructor(id: string, parts: PersonParts) {
    this.id = id;
    this.parts = parts;
  }

  /** Reads the timesheet in progress, as a reload of the screen does. False: the server does not answer. */
  async look(): Promise<boolean> {
    const { outcome } = await this.parts.client.send({ method: 'GET', path: '/api/timesheets/active' });
    if (outcome.status === 'again') return false;
    if (outcome.status === 'refused') throw new Error(`person ${this.id} cannot read their clock: ${outcome.code}`);
    this.clock = clockOf(outcome.body as Timesheet | null);
    return true;
  }

  /** Presses one button. False: the server did not answer for so long that the person gives up. */
  async punch(): Promise<boolean> {
    const { ledger, client, random, graphql } = this.parts;
    const kind = this.choose();
    const details = { jobId: this.chooseJob(kind) };
    const api = random() < graphql ? 'graphql' : 'rest';
    const command = { key: randomUUID(), personId: this.id, kind, api, sentAt: Date.now() } as const;
    ledger.sent += 1;
    const sent = await client.send({ method: 'POST', key: command.key, ...callOf(kind, api, details) });
    return this.learn(command, details, sent);
  }

  /** Sends the last acknowledged command once more. False: the answer is not the one of the first time. */
  async repeatLast(): Promise<boolean> {
    if (!this.last) return true;
    const { command, details, body } = this.last;
    const call = callOf(command.kind, command.api, details);
    const { outcome } = await this.parts.client.send({ method: 'POST', key: command.key, ...call });
    return outcome.status === 'success' && outcome.text === body;
  }

  private async learn(command: Command, details: Details, { outcome, attempts, attemptAt }: Sent): Promise<boolean> {
    const { ledger } = this.parts;
    if (outcome.status === 'success') {
      const acknowledged = this.acknowledge(command, outcome.body as Timesheet, attempts);
      ledger.acknowledge(acknowledged, attemptAt);
      this.clock = clockOf(outcome.body as Timesheet);
      this.last = { command, details, body: outcome.text };
      return true;
    }
    if (outcome.status === 'refused') ledger.refused.push({ ...command, code: outcome.code, message: outcome.message });
    else ledger.unknown.push(command);
    return this.look();
  }

  private acknowledge(command: Command, timesheet: Timesheet, attempts: number): Acknowledged {
    const { kind } = command;
    const before = this.clock;
    const open = timesheet.breaks.find(({ endAt }) => endAt === null);
    const ongoing = before.state === 'ON_BREAK' ? before.breakId : undefined;
    const breakId = kind === 'start-break' ? open?.id : ongoing;
    const isBreak = kind === 'start-break' || kind === 'end-break';
    const own = timesheet.breaks.find(({ id }) => id === breakId);
    const ofBreak = kind === 'start-break' ? own?.startAt : own?.endAt;
    const ofTimesheet = kind === 'clock-out' ? timesheet.clockOutAt : timesheet.clockInAt;
    return {
      ...command,
      ...{ acknowledgedAt: Date.now(), attempts, timesheetId: timesheet.id },
      endedTimesheetId: kind === 'switch-job' && before.state !== 'OUT' ? before.timesheetId : null,
      breakId: isBreak ? (breakId ?? null) : null,
      at: (isBreak ? ofBreak : ofTimesheet) ?? 'no instant',
    };
  }

  private choose(): Kind {
    const { random } = this.parts;
    if (this.clock.state === 'OUT') return 'clock-in';
    if (this.clock.state === 'ON_BREAK') return pick(random, ['end-break', 'end-break', 'clock-out']);
    return pick(random, ['start-break', 'start-break', 'switch-job', 'clock-out']);
  }

  /** The jobs in turn, because a switch needs another one. */
  private chooseJob(kind: Kind): string | null {
    const { jobIds } = this.parts;
    if (kind === 'clock-in' || kind === 'switch-job') this.job += 1;
    return jobIds[this.job % jobIds.length] ?? null;
  }
}

function clockOf(timesheet: Timesheet | null): Clock {
  if (!timesheet || timesheet.clockOutAt !== null) return { state: 'OUT' };
  const open = timesheet.breaks.find(({ endAt }) => endAt === null);
  const timesheetId = timesheet.id;
  return open ? { state: 'ON_BREAK', timesheetId, breakId: open.id } : { state: 'WORKING', timesheetId };
}
