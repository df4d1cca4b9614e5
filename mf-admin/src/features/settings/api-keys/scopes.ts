/** One of the scopes of an area. */
export interface Scope {
  /** The server's name of the scope. */
  readonly scope: string;
  readonly label: string;
  readonly description: string;
}

/** What a program can do with one kind of data. */
export interface ScopeArea {
  readonly name: string;
  readonly scopes: readonly Scope[];
}

export const scopeAreas: readonly ScopeArea[] = [
  {
    name: 'Hours and pay',
    scopes: [
      {
        scope: 'payroll:read',
        label: 'Read payroll',
        description: 'Regular, overtime and double time, paid time off and pay lines of everyone, and the pay periods.',
      },
      {
        scope: 'timesheets:read',
        label: 'Read timesheets',
        description: 'The timesheets of everyone, and every change to them as it happens.',
      },
    ],
  },
  {
    name: 'People',
    scopes: [
      {
        scope: 'people:read',
        label: 'Read people',
        description: 'Names, email addresses, roles and employee numbers, and invitations without their codes.',
      },
      {
        scope: 'people:write',
        label: 'Manage people',
        description: 'Invite, create, rename, archive and reinstate managers, accountants and workers.',
      },
    ],
  },
  {
    name: 'Schedules',
    scopes: [
      {
        scope: 'schedules:read',
        label: 'Read schedules',
        description: 'Everyone’s shifts with drafts and warnings, shift templates, and approved time off on the board.',
      },
      {
        scope: 'schedules:write',
        label: 'Plan schedules',
        description: 'Create, change, delete, copy and publish shifts, and manage shift templates.',
      },
    ],
  },
  {
    name: 'Jobs',
    scopes: [
      { scope: 'jobs:read', label: 'Read jobs', description: 'The jobs that hours and shifts are recorded for.' },
      { scope: 'jobs:write', label: 'Manage jobs', description: 'Create, rename, retire and delete jobs.' },
    ],
  },
];

/** An unknown scope, which a newer server offers, is labeled with its own name. */
export function scopeLabel(scope: string): string {
  return scopeAreas.flatMap(({ scopes }) => scopes).find((known) => known.scope === scope)?.label ?? scope;
}

/** Whether a program with this scope can change data. */
export function isWriting(scope: string): boolean {
  return scope.endsWith(':write');
}

/** Whether one of the chosen scopes includes this one: `people:write` includes `people:read`. */
export function isIncluded(scope: string, chosen: readonly string[]): boolean {
  return scope.endsWith(':read') && chosen.includes(scope.replace(/:read$/, ':write'));
}
