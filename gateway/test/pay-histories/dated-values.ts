import type { CountedRules } from './counted.types.js';

type Settings = Omit<CountedRules, 'from' | 'custom' | 'exempt'>;

/** Settings over time: a change from a day replaces what was planned for later days. */
export class DatedValues {
  private readonly values = new Map<keyof Settings, { from: string | null; value: string }[]>();

  constructor(first: Settings) {
    for (const [setting, value] of Object.entries(first)) {
      this.values.set(setting as keyof Settings, [{ from: null, value }]);
    }
  }

  change(setting: keyof Settings, value: string, from: string): void {
    const before = (this.values.get(setting) ?? []).filter((each) => each.from === null || each.from < from);
    this.values.set(setting, [...before, { from, value }]);
  }

  /** All settings on each day on which one of them changes. */
  list(): CountedRules[] {
    const days = [...this.values.values()].flat().flatMap(({ from }) => from ?? []);
    return [null, ...new Set(days.sort())].map((from) => ({ from, ...this.findOn(from) }));
  }

  private findOn(day: string | null): Settings {
    const found = [...this.values].map(([setting, values]) => {
      const inForce = values.findLast(({ from }) => from === null || (day !== null && from <= day));
      return [setting, inForce?.value];
    });
    return Object.fromEntries(found) as Settings;
  }
}
