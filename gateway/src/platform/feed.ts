import type { EntityManager } from '@mikro-orm/postgresql';

export interface FeedEvent {
  readonly position: number;
}

/** A feed of each organization that subscriptions follow. Positions start at 1, have no gaps, and none appears later. */
export interface FollowedFeed {
  /** The topic whose messages announce that the feed of an organization has grown. */
  topicOf(organizationId: string): string;
  /** The last position that was assigned; 0 before the first. */
  readLastPosition(em: EntityManager): Promise<number>;
  /** The events after a position, at most `limit`. */
  readAfter(em: EntityManager, position: number, limit: number): Promise<readonly FeedEvent[]>;
}
