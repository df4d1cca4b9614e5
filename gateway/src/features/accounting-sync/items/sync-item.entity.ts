import { OptionalProps } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { TenantRow, TenantScoped } from '../../../platform/database/tenant.js';
import { fileUrlOf, type SyncStatus, type SyncType } from './sync-item.types.js';

@TenantScoped()
@Entity({ tableName: 'sync_items' })
export class SyncItem extends TenantRow {
  [OptionalProps]?: 'status' | 'attempts' | 'leftOut';

  @Property({ type: 'text' })
  type!: SyncType;

  @Property({ type: 'text' })
  status: SyncStatus = 'PENDING';

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt!: Date;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  finishedAt: Date | null = null;

  @Property({ type: 'integer' })
  attempts: number = 0;

  @Property({ type: 'text', nullable: true })
  message: string | null = null;

  /** The storage key of its file, while it has one. */
  @Property({ type: 'text', nullable: true })
  fileKey: string | null = null;

  /** The name under which a browser saves its file, while it has one. */
  @Property({ type: 'text', nullable: true })
  fileName: string | null = null;

  /** The first day of the pay period to export. Null for the latest closed one. */
  @Property({ type: 'date', nullable: true })
  startDate: string | null = null;

  /** The ids of people who are not in its file. */
  @Property({ type: 'string[]', columnType: 'uuid[]' })
  leftOut: string[] = [];

  get fileUrl(): string | null {
    return fileUrlOf(this.id, this.fileKey);
  }
}
