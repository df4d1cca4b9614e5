import { LocalPubSub } from '../../src/platform/pub-sub/local-pub-sub.js';

/** Tells a test when somebody begins to listen, which the protocol of subscriptions does not. */
export class WatchedPubSub extends LocalPubSub {
  private readonly waiting: (() => void)[] = [];

  nextListener(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  override subscribe(topic: string, signal?: AbortSignal): AsyncIterableIterator<unknown> {
    const messages = super.subscribe(topic, signal);
    for (const tell of this.waiting.splice(0)) tell();
    return messages;
  }
}
