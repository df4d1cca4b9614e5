import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../platform/auth/viewer.js';

/** A kind of record that photos can be attached to. A feature declares its own, so that photos don't depend on it. */
export interface PhotoUse {
  /** The table that holds them, with `organization_id` and `photo_id`. A photo in it is never swept. */
  readonly table: string;
  /** Whether the photo is attached to a record that the viewer may see. */
  isSeenBy(em: EntityManager, viewer: Viewer, photoId: string): Promise<boolean>;
}
