import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../platform/auth/viewer.js';

/** Something that photos stand on: a feature says so of its own rows, and photos need not know of them. */
export interface PhotoUse {
  /** The table that holds them, with `organization_id` and `photo_id`. A photo in it is never swept away. */
  readonly table: string;
  /** Whether the photo stands on something that the viewer may see. */
  isSeenBy(em: EntityManager, viewer: Viewer, photoId: string): Promise<boolean>;
}
