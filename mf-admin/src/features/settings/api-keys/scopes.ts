import type { ApiKeyScope } from '../../../gql/graphql.js';

export interface Scope {
  readonly scope: ApiKeyScope;
  readonly label: string;
  readonly description: string;
}

export interface ScopeArea {
  readonly name: string;
  readonly scopes: readonly Scope[];
}

export const scopeAreas: readonly ScopeArea[] = [
  {
    name: 'Hours and pay',
    scopes: [
      {
        scope: 'PAYROLL_READ',
        label: 'Read payroll',
        description: 'Regular, overtime and double time, paid time off and pay lines of everyone, and the pay periods.',
      },
      {
        scope: 'TIMESHEETS_READ',
        label: 'Read timesheets',
        description: 'The timesheets of everyone, and every change to them as it happens.',
      },
    ],
  },
  {
    name: 'People',
    scopes: [
      {
        scope: 'PEOPLE_READ',
        label: 'Read people',
        description: 'Names, email addresses, roles and employee numbers, and invitations without their codes.',
      },
      {
        scope: 'PEOPLE_WRITE',
        label: 'Manage people',
        description: 'Invite, create, rename, archive and reinstate workers.',
      },
    ],
  },
  {
    name: 'Schedules',
    scopes: [
      {
        scope: 'SCHEDULES_READ',
        label: 'Read schedules',
        description: 'Everyone’s shifts with drafts and warnings, shift templates, and approved time off on the board.',
      },
      {
        scope: 'SCHEDULES_WRITE',
        label: 'Plan schedules',
        description: 'Create, change, delete, copy and publish shifts, and manage shift templates.',
      },
    ],
  },
  {
    name: 'Jobs',
    scopes: [
      { scope: 'JOBS_READ', label: 'Read jobs', description: 'The jobs that hours and shifts are recorded for.' },
      { scope: 'JOBS_WRITE', label: 'Manage jobs', description: 'Create, rename, retire and delete jobs.' },
    ],
  },
];

export const allScopes = scopeAreas.flatMap(({ scopes }) => scopes.map(({ scope }) => scope));

/** The name of a scope in the documentation: `payroll:read`. */
export const scopeName = (scope: ApiKeyScope): string => scope.toLowerCase().replace('_', ':');

/** An unknown scope, which a newer server offers, is labeled with its own name. */
export function scopeLabel(scope: ApiKeyScope): string {
  return scopeAreas.flatMap(({ scopes }) => scopes).find((known) => known.scope === scope)?.label ?? scopeName(scope);
}

export function isWriting(scope: ApiKeyScope): boolean {
  return scope.endsWith('_WRITE');
}

/** Whether one of the chosen scopes includes this one: `PEOPLE_WRITE` includes `PEOPLE_READ`. */
export function isIncluded(scope: ApiKeyScope, chosen: readonly ApiKeyScope[]): boolean {
  return chosen.some((one) => isWriting(one) && one.replace('_WRITE', '_READ') === scope);
}
