import { type Role, roles } from '@timetrack/contracts';

export const themes = ['dark', 'light'] as const;

export interface Settings {
  /** The role of the demo user who is signed in. */
  readonly role: Role;
  readonly theme: (typeof themes)[number];
}

/** The settings in the address. Absent and unknown values become the first choice. */
export function currentSettings(): Settings {
  const query = new URLSearchParams(window.location.search);
  return {
    role: oneOf(roles, query.get('role')),
    theme: oneOf(themes, query.get('theme')),
  };
}

/** Writes settings into the address and keeps the state of the screen there. */
export function saveSettings(changes: Partial<Settings>): Settings {
  const settings = { ...currentSettings(), ...changes };
  const query = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(settings)) query.set(name, value);
  window.history.replaceState(window.history.state, '', `?${query}`);
  return settings;
}

function oneOf<Choice extends string>(choices: readonly [Choice, ...Choice[]], text: string | null): Choice {
  return choices.find((choice) => choice === text) ?? choices[0];
}
