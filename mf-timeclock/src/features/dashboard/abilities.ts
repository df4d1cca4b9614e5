import type { Role } from '@timetrack/contracts';

/** The screens of other modules that the dashboard links to, and the roles that may open them. */
const openTo = {
  timesheets: ['OWNER', 'ADMIN', 'MANAGER', 'ACCOUNTANT'],
  schedules: ['OWNER', 'ADMIN', 'MANAGER'],
  team: ['OWNER', 'ADMIN', 'MANAGER'],
} as const satisfies Record<string, readonly Role[]>;

export function mayOpen(screen: keyof typeof openTo, role: Role): boolean {
  return openTo[screen].some((allowed) => allowed === role);
}
