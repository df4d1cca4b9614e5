import type { Acknowledged, Command, Recovery, Refused } from './storm.types.ts';

/** What the clients know: every success that they have read, every refusal, and every outcome that they never learned. */
export class Ledger {
  readonly acknowledged: Acknowledged[] = [];
  readonly refused: Refused[] = [];
  readonly unknown: Command[] = [];
  sent = 0;
  private readonly counts = new Map<string, number>();
  private readonly marks: { readonly name: string; readonly at: number; milliseconds: number | null }[] = [];
  private lastSuccess: number | null = null;
  private silence = 0;
  private slowest = 0;

  /** From now on, silence is measured. */
  begin(now: number): void {
    this.lastSuccess = now;
  }

  /** `attemptAt` is when the attempt was sent that succeeded. */
  acknowledge(command: Acknowledged, attemptAt: number): void {
    const { acknowledgedAt, sentAt } = command;
    this.acknowledged.push(command);
    this.slowest = Math.max(this.slowest, acknowledgedAt - sentAt);
    this.silence = Math.max(this.silence, acknowledgedAt - (this.lastSuccess ?? acknowledgedAt));
    this.lastSuccess = acknowledgedAt;
    for (const mark of this.marks) {
      if (mark.milliseconds === null && attemptAt >= mark.at) mark.milliseconds = acknowledgedAt - mark.at;
    }
  }

  countFailure(name: string): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }

  /** Measures how long it takes from now until an attempt succeeds. */
  mark(name: string, at: number): void {
    this.marks.push({ name, at, milliseconds: null });
  }

  get longestSilence(): number {
    return this.silence;
  }

  get slowestCommand(): number {
    return this.slowest;
  }

  get failures(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.counts].toSorted(([one], [other]) => one.localeCompare(other)));
  }

  get recoveries(): readonly Recovery[] {
    return this.marks.map(({ name, milliseconds }) => ({ mark: name, milliseconds }));
  }
}
