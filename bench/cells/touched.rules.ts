type ServerName = 'coordinator' | 'worker 1' | 'worker 2';

/** What one server had to do with the requests of one organization. */
export interface Touched {
  readonly name: ServerName;
  /** Of the gateway's connections for requests, per request. */
  readonly statements: number;
  readonly bytes: number;
  /** Statements of the application that PostgreSQL counted itself, without those that gateways send by themselves, per request. */
  readonly counted: number;
}

/** Which servers a request needs. */
export interface Touches {
  readonly name: string;
  readonly title: string;
  /** The server of the organization's cell. */
  readonly home: ServerName;
  readonly servers: readonly Touched[];
  /** Statements with a plan, and those of them for which Citus would send a task, by its node. */
  readonly explained: number;
  readonly tasksAtHome: number;
  readonly tasksElsewhere: number;
}

/** A node that needs another one asks it in each request, or in every second one. What is rarer is the gateway's own. */
const asksElsewhere = 0.5;

/** Whether the requests of an organization need its own node and no other server. */
export function touchesOneNode({ home, servers, tasksElsewhere }: Touches): boolean {
  const others = servers.filter(({ name }) => name !== home);
  const own = servers.find(({ name }) => name === home);
  return (
    tasksElsewhere === 0 &&
    (own?.statements ?? 0) > 0 &&
    others.every(({ statements, bytes, counted }) => statements === 0 && bytes === 0 && counted < asksElsewhere)
  );
}
