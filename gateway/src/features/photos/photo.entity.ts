import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { TenantRow, TenantScoped } from '../../platform/database/tenant.js';
import { User } from '../identity/index.js';
import { filesOfPhoto, type StoredFile } from './photo-files.rules.js';

/** An uploaded photo, re-encoded so that only the pixels of the uploaded file are left. */
@TenantScoped()
@Entity({ tableName: 'photos' })
export class Photo extends TenantRow {
  [OptionalProps]?: 'original' | 'thumbnail';

  @ManyToOne(() => User)
  uploadedBy!: Rel<User>;

  @Property({ type: 'text' })
  contentType!: string;

  @Property({ type: 'integer' })
  width!: number;

  @Property({ type: 'integer' })
  height!: number;

  @Property({ type: 'integer' })
  bytes!: number;

  @Property({ type: 'integer' })
  thumbnailBytes!: number;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt!: Date;

  /** When it became unattached. The sweep deletes a photo that is not attached within a day. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  unattachedSince: Date | null = null;

  get original(): StoredFile {
    return this.files.original;
  }

  get thumbnail(): StoredFile {
    return this.files.thumbnail;
  }

  private get files() {
    const { organizationId, id, contentType, bytes, thumbnailBytes } = this;
    return filesOfPhoto({ organizationId, id, contentType, bytes, thumbnailBytes });
  }
}
