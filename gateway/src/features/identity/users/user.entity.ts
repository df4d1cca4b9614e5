import { OptionalProps } from '@mikro-orm/core';
import { Entity, Formula, Property } from '@mikro-orm/decorators/legacy';
import type { Role } from '../../../platform/auth/viewer.js';
import { TenantRow, TenantScoped } from '../../../platform/database/tenant.js';
import { type Stored, StoredText } from '../../../platform/stored-text/stored-text-column.js';
import { payrollIdsOf } from './payroll-ids.queries.js';
import type { PayrollIds } from './payroll-ids.types.js';
import { type PersonText, personText } from './person-text.types.js';
import type { Reach, UserStatus } from './user.types.js';

/** The color of a user's bars in the schedule until another one is chosen. */
const defaultScheduleColor = '#3b82f6';

@TenantScoped()
@Entity({ tableName: 'users' })
@StoredText(personText)
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: `@StoredText` maps the fields of the interface
export class User extends TenantRow {
  [OptionalProps]?:
    | 'status'
    | 'reach'
    | 'scheduleColor'
    | 'holdsEmail'
    | 'staffNumber'
    | 'invitedUntil'
    | 'invitedRole'
    | 'hasAccount'
    | 'payrollIds';

  @Property({ type: 'text' })
  firstName!: string;

  @Property({ type: 'text' })
  lastName!: string;

  /** What the organization calls the person by: 3 to 8 digits, given by a trigger unless the creator chose it. It never changes. */
  @Property({ type: 'text', defaultRaw: 'numbered_by_trigger' })
  staffNumber!: string;

  /** Until when their unused invitation works. A trigger of the invitations keeps it, and the role that it gives. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  invitedUntil: Date | null = null;

  @Property({ type: 'text', nullable: true })
  invitedRole: Role | null = null;

  /** Null without an account, and once the person is deleted. */
  @Property({ type: 'string', columnType: 'citext', nullable: true })
  email!: string | null;

  /** Whether the address belongs to this account alone: the person registered, used an invitation, or confirmed it. */
  @Property({ type: 'boolean', lazy: true, hidden: true })
  holdsEmail: boolean = false;

  /** When the person proved that they read the mail of this address. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true, lazy: true, hidden: true })
  emailConfirmedAt: Date | null = null;

  /** Collected during registration with an invitation; not presented anywhere yet. */
  @Property({ type: 'text', nullable: true, lazy: true, hidden: true })
  phone: string | null = null;

  /** Loaded only where a password is checked. Null whenever the email address is. */
  @Property({ type: 'text', nullable: true, lazy: true, hidden: true })
  passwordHash!: string | null;

  @Property({ type: 'text' })
  role!: Role;

  @Property({ type: 'text' })
  status: UserStatus = 'ACTIVE';

  /** Kept when the role changes, and applied while it is MANAGER. */
  @Property({ type: 'text' })
  reach: Reach = 'ORGANIZATION';

  @Property({ type: 'text' })
  scheduleColor: string = defaultScheduleColor;

  /** The person's number at the payroll provider. It stays with the hours when the person is deleted. */
  @Property({ type: 'text', nullable: true })
  employeeNumber: string | null = null;

  /** Read with the person, and stored by `savePayrollIds`. Not of the type `json`, with which a join would select a column. */
  @Formula((_columns, table) => payrollIdsOf(table.alias), { type: 'unknown' })
  payrollIds: PayrollIds = {};

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt!: Date;

  /** From then on, only the name, the payroll name, the employee number and the payroll ids remain, for past hours, and queries no longer find the person. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  deletedAt: Date | null = null;

  get hasAccount(): boolean {
    return this.email !== null;
  }
}

export interface User extends Stored<PersonText> {}
