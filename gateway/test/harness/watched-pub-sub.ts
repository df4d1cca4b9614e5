import type { Messages } from '../../src/platform/ports/platform.js';
import { LocalPubSub } from '../../src/platform/pub-sub/local-pub-sub.js';

/** Lets a test wait for the next listener: the subscription protocol does not confirm a subscription. */
export class WatchedPubSub extends LocalPubSub {
  private readonly waiting: (() => void)[] = [];

  nextListener(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  override subscribe(topic: string, signal?: AbortSignal): Messages {
    const messages = super.subscribe(topic, signal);
    for (const resolve of this.waiting.splice(0)) resolve();
    return messages;
  }
}
