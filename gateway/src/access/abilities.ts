import { z } from 'zod';
import type { Role, Viewer } from '../platform/auth/viewer.js';
import { enumFromZod } from '../platform/graphql/schema/types-from-zod.js';
import type { Access } from '../platform/use-case/index.js';
import { closedToRestricted, type Operation, type PublicOperation, permissionTable } from './permission-table.js';
import {
  administrators,
  administratorsAndAccountants,
  everyRole,
  managers,
  managersAndAccountants,
  workers,
} from './roles.js';

/** Who may open which screen (section 2.2 of the specification). The user interface checks only these abilities. */
export const screenTable = {
  SCREEN_WORKER_HOME: workers,
  SCREEN_DASHBOARD: managersAndAccountants,
  SCREEN_HOURS: everyRole,
  SCREEN_MY_SCHEDULE: workers,
  SCREEN_SCHEDULES: managers,
  SCREEN_TIMESHEETS: managersAndAccountants,
  SCREEN_TIME_OFF: everyRole,
  SCREEN_TIME_OFF_APPROVAL: managers,
  SCREEN_REPORTS: managersAndAccountants,
  SCREEN_PAYROLL: administratorsAndAccountants,
  SCREEN_TEAM: managers,
  SCREEN_JOBS: managers,
  SCREEN_SETTINGS: administrators,
  SCREEN_AUDIT_LOG: administrators,
  SCREEN_INVITATIONS: administrators,
} as const satisfies Readonly<Record<string, readonly Role[]>>;

type ScreamingSnakeCase<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Uppercase<First> ? '_' : ''}${Uppercase<First>}${ScreamingSnakeCase<Rest>}`
  : '';

/** An operation or a screen that a role may use: `APPROVE_TIMESHEETS`, `SCREEN_REPORTS`. */
export type Ability = ScreamingSnakeCase<Exclude<Operation, PublicOperation>> | keyof typeof screenTable;

interface Grant {
  readonly roles: readonly Role[];
  readonly description: string;
}

const grants = new Map<Ability, Grant>();
for (const [operation, roles] of Object.entries<Access>(permissionTable)) {
  if (roles === 'public') continue;
  grants.set(toScreamingSnakeCase(operation) as Ability, { roles, description: `Run the operation \`${operation}\`.` });
}
for (const [name, roles] of Object.entries(screenTable)) {
  const screen = name.replace('SCREEN_', '').replaceAll('_', ' ').toLowerCase();
  grants.set(name as Ability, { roles, description: `Open the screen “${screen}”.` });
}

export const ability = enumFromZod(
  'Ability',
  z.enum([...grants.keys()]),
  'An operation or a screen that the signed-in user may use.',
  Object.fromEntries([...grants].map(([name, { description }]) => [name, description])) as Record<Ability, string>,
);

const abilitiesClosedToRestricted = new Set([...closedToRestricted].map(toScreamingSnakeCase));

export function abilitiesOf({ role, isRestricted }: Pick<Viewer, 'role' | 'isRestricted'>): Ability[] {
  const granted = [...grants].filter(([, { roles }]) => roles.includes(role)).map(([name]) => name);
  return isRestricted ? granted.filter((name) => !abilitiesClosedToRestricted.has(name)) : granted;
}

/** `approveTimesheets` → `APPROVE_TIMESHEETS` */
function toScreamingSnakeCase(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}
