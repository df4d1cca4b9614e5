import type { Redis } from 'ioredis';
import { currentSpan, endAfter } from '../tracing/current-span.js';

/**
 * Makes each command that a request sends a step of its trace. Its arguments are not part of it: keys contain digests, and
 * messages contain what people did. Commands that no request sends, such as those of the shared limits, have no trace.
 */
export function traceCommands(redis: Redis, url: string): void {
  const { hostname, port } = new URL(url);
  const attributes = { 'db.system.name': 'redis', 'server.address': hostname, 'server.port': Number(port || 6379) };
  const send = redis.sendCommand.bind(redis);
  redis.sendCommand = (command, stream) => {
    const parent = currentSpan();
    if (!parent?.isRecorded) return send(command, stream);
    const name = command.name.toUpperCase();
    const span = parent.begin(name, 'CLIENT', { ...attributes, 'db.operation.name': name });
    return endAfter(span, async () => send(command, stream));
  };
}
