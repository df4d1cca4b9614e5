import type { Clock } from '../../src/platform/ports/platform.js';

/** A clock that changes only when a test sets or advances it. Starts at the real time. */
export class TestClock implements Clock {
  private instant: number;

  constructor(at: Date | string = new Date()) {
    this.instant = new Date(at).getTime();
  }

  now(): Date {
    return new Date(this.instant);
  }

  set(at: Date | string): void {
    this.instant = new Date(at).getTime();
  }

  advance({ seconds = 0, minutes = 0, hours = 0, days = 0 }): void {
    this.instant += (seconds + 60 * (minutes + 60 * (hours + 24 * days))) * 1000;
  }
}
