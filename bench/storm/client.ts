import { setTimeout as pause } from 'node:timers/promises';
import { attempt, type Outcome } from './attempt.ts';
import type { Ledger } from './ledger.ts';
import type { Random } from './random.ts';
import type { Login } from './storm.types.ts';

export interface ClientSettings {
  readonly urls: readonly string[];
  readonly timeoutSeconds: number;
  readonly patienceSeconds: number;
  readonly maxRetryAfterSeconds: number;
}

export interface Sent {
  readonly outcome: Outcome;
  readonly attempts: number;
  /** When the last attempt was sent. */
  readonly attemptAt: number;
}

interface Message {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly key?: string;
  readonly body?: object;
}

const firstWait = 100;
const longestWait = 2000;

/** The client of one person: a session, and the address of the gateway that it talks to. */
export class Client {
  private cookie = '';
  private next: number;
  private readonly settings: ClientSettings;
  private readonly ledger: Ledger;
  private readonly random: Random;

  constructor(settings: ClientSettings, ledger: Ledger, random: Random, number: number) {
    this.settings = settings;
    this.ledger = ledger;
    this.random = random;
    this.next = number;
  }

  /** Signs in, and resolves to the id of the user. */
  async signIn(login: Login): Promise<string> {
    const { outcome } = await this.send({ method: 'POST', path: '/api/auth/login', body: login });
    if (outcome.status !== 'success') throw new Error(`${login.email} could not sign in: ${JSON.stringify(outcome)}`);
    this.cookie = cookieOf(outcome.headers);
    return (outcome.body as { user: { id: string } }).user.id;
  }

  /**
   * Sends a request until it is answered: again, with the same key, after a network error and after a status that promises
   * nothing about the work. The outcome is still `again` if the patience has ended.
   */
  async send(message: Message): Promise<Sent> {
    const { urls, timeoutSeconds, patienceSeconds } = this.settings;
    const end = Date.now() + patienceSeconds * 1000;
    for (let attempts = 1; ; attempts += 1) {
      const attemptAt = Date.now();
      const url = `${urls[this.next % urls.length]}${message.path}`;
      const outcome = await attempt({ ...message, url, cookie: this.cookie, timeoutSeconds });
      if (outcome.status === 'refused') this.ledger.countFailure(outcome.code);
      if (outcome.status !== 'again') return { outcome, attempts, attemptAt };
      this.ledger.countFailure(outcome.failure);
      this.next += 1;
      const wait = this.waitAfter(outcome.retryAfterSeconds, attempts);
      if (Date.now() + wait >= end) return { outcome, attempts, attemptAt };
      await pause(wait);
    }
  }

  /** The milliseconds before the next attempt: the server’s Retry-After within limits, or twice as long each time. */
  private waitAfter(retryAfterSeconds: number | null, attempts: number): number {
    const { maxRetryAfterSeconds } = this.settings;
    if (retryAfterSeconds !== null)
      return Math.min(retryAfterSeconds, maxRetryAfterSeconds) * 1000 + this.random() * 100;
    return Math.min(firstWait * 2 ** (attempts - 1), longestWait) * (0.5 + this.random() / 2);
  }
}

export function cookieOf(headers: Headers): string {
  const [cookie = ''] = headers.getSetCookie().filter((one) => one.includes('timetrack_session='));
  return cookie.split(';')[0] ?? '';
}
