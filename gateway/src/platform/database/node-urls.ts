import type { Node } from './cells.js';

export function urlOnNode(url: string, { host, port }: Node): string {
  const address = new URL(url);
  address.hostname = host;
  address.port = String(port);
  return address.href;
}

/**
 * The URL of a connection that creates what belongs to one server of Citus alone, such as its queue of jobs. PostgreSQL without
 * Citus accepts the setting too.
 */
export function withoutPropagation(url: string): string {
  const address = new URL(url);
  address.searchParams.set('options', '-c citus.enable_ddl_propagation=off');
  return address.href;
}
