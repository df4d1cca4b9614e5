import { PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { TenantScoped } from '../../../platform/database/tenant.js';
import type { PayrollEntry, PayrollPerson } from '../run/payroll-entry.types.js';

/** The stored part of an entry. The email address is left out and read from the user, so that it can be erased. */
export type SettledEntry = Omit<PayrollEntry, 'user'> & { readonly user: Omit<PayrollPerson, 'email'> };

/** One person's pay in one version of a closed pay period. It is never changed or deleted. */
@TenantScoped()
@Entity({ tableName: 'settled_pay' })
export class SettledPay {
  [PrimaryKeyProp]?: ['versionId', 'position'];

  @PrimaryKey({ type: 'uuid' })
  versionId!: string;

  /** The place in the payroll, counted from 0. */
  @PrimaryKey({ type: 'integer' })
  position!: number;

  @Property({ type: 'uuid' })
  organizationId!: string;

  @Property({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'json', columnType: 'jsonb' })
  entry!: SettledEntry;
}
