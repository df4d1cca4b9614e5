import { oneOf } from '@timetrack/screens/basics';
import { type ScheduleDefaults, type ScheduleState, views } from './address-format.js';
import { plainAppearance, readAppearance } from './appearance.js';

/** What an address without parameters shows when nothing is remembered. */
export const plainDefaults: ScheduleDefaults = { view: 'month', ...plainAppearance };

/** The view that was used last in this browser. Planners and workers have one each. */
export function readRemembered(key: string): ScheduleDefaults {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    const values = new Map(Object.entries(stored ?? {}));
    const get = (name: string) => String(values.get(name));
    return {
      view: oneOf(views, get('view')) ?? plainDefaults.view,
      ...readAppearance(get, plainDefaults),
    };
  } catch {
    return plainDefaults;
  }
}

/** Remembers what the user has chosen. Other changes of the address, such as a link with a view, are not remembered. */
export function remember(key: string, changes: Partial<ScheduleState>): void {
  const { view, group, color, idle, density, templates } = changes;
  const chosen = Object.entries({ view, group, color, idle, density, templates }).filter(
    ([, value]) => value !== undefined,
  );
  if (chosen.length === 0) return;
  try {
    localStorage.setItem(key, JSON.stringify({ ...readRemembered(key), ...Object.fromEntries(chosen) }));
  } catch {
    // Without storage, nothing is remembered.
  }
}
