import { OptionalProps } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { TenantRow, TenantScoped } from '../../platform/database/tenant.js';
import { type Stored, StoredText } from '../../platform/stored-text/stored-text-column.js';
import { type JobText, jobText } from './job-text.types.js';

/** A customer, site or project that hours are booked on. A job in use is retired, never deleted. */
@TenantScoped()
@Entity({ tableName: 'jobs' })
@StoredText(jobText)
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: `@StoredText` maps the fields of the interface
export class Job extends TenantRow {
  [OptionalProps]?: 'retired';

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  retiredAt: Date | null = null;

  get retired(): boolean {
    return this.retiredAt !== null;
  }
}

export interface Job extends Stored<JobText> {}
