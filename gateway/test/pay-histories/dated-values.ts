import type { CountedRules } from './counted.types.js';

/** Settings over time: a change from a day replaces what was planned for later days. */
export class DatedValues<Settings extends object> {
  private readonly values = new Map<keyof Settings, { from: string | null; value: Settings[keyof Settings] }[]>();

  constructor(first: Settings) {
    for (const setting of Object.keys(first) as (keyof Settings)[]) {
      this.values.set(setting, [{ from: null, value: first[setting] }]);
    }
  }

  change<Setting extends keyof Settings>(setting: Setting, value: Settings[Setting], from: string): void {
    const before = (this.values.get(setting) ?? []).filter((each) => each.from === null || each.from < from);
    this.values.set(setting, [...before, { from, value }]);
  }

  /** All settings on each day on which one of them changes. */
  list(): (Settings & Pick<CountedRules, 'from'>)[] {
    const days = [...this.values.values()].flat().flatMap(({ from }) => from ?? []);
    return [null, ...new Set(days.sort())].map((from) => ({ ...this.findOn(from), from }));
  }

  findOn(day: string | null): Settings {
    const found = [...this.values].map(([setting, values]) => {
      const inForce = values.findLast(({ from }) => from === null || (day !== null && from <= day));
      return [setting, inForce?.value];
    });
    return Object.fromEntries(found) as Settings;
  }
}

/** What holds for a person instead of the organization's rules. */
export interface CountedTerms {
  readonly exempt: boolean;
  readonly overtimeRule: string | null;
}

/** The rules of a person on each day on which those of the organization or the person change. */
export function layOver(
  settings: DatedValues<Omit<CountedRules, 'from' | 'custom' | 'exempt'>>,
  terms: DatedValues<CountedTerms>,
): CountedRules[] {
  const days = [...settings.list(), ...terms.list()].flatMap(({ from }) => from ?? []);
  return [null, ...new Set(days.sort())].map((from) => {
    const { exempt, overtimeRule } = terms.findOn(from);
    const rules = settings.findOn(from);
    return { ...rules, from, exempt, overtimeRule: overtimeRule ?? rules.overtimeRule };
  });
}
