import { type Role, roles } from '@timetrack/contracts';

export const themes = ['dark', 'light'] as const;
export const networks = ['fast', 'slow', 'offline'] as const;

export interface Settings {
  readonly role: Role;
  readonly theme: (typeof themes)[number];
  readonly network: (typeof networks)[number];
}

/** What the address asks for; everything absent or unknown is the first choice. */
export function currentSettings(): Settings {
  const asked = new URLSearchParams(window.location.search);
  return {
    role: oneOf(roles, asked.get('role')) ?? 'WORKER',
    theme: oneOf(themes, asked.get('theme')) ?? 'dark',
    network: oneOf(networks, asked.get('network')) ?? 'fast',
  };
}

/** Writes a choice into the address, beside what a screen keeps there, without a reload. */
export function choose(changed: Partial<Settings>): Settings {
  const settings = { ...currentSettings(), ...changed };
  const address = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(settings)) address.set(name, value);
  window.history.replaceState(null, '', `?${address}`);
  return settings;
}

function oneOf<Choice extends string>(choices: readonly Choice[], asked: string | null): Choice | undefined {
  return choices.find((choice) => choice === asked);
}
