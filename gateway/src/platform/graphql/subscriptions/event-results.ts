import { type ExecutionResult, execute, GraphQLError, type GraphQLSchema, getOperationAST } from 'graphql';
import type { Viewer } from '../../auth/viewer.js';
import type { Caller, Executor } from '../../use-case/index.js';
import { createRequestContext } from '../context/request-context.js';
import { listAuthorizedFields } from '../failures/coercion.js';
import type { Member } from './member.js';

export interface EventParts {
  readonly schema: GraphQLSchema;
  readonly executor: Executor;
}

/** A result, and its JSON unless it has errors, which are formatted for each client. */
export interface Outcome {
  readonly result: ExecutionResult;
  readonly json: string | null;
}

interface Shared extends Outcome {
  readonly isPersonal: boolean;
  readonly member: Member;
}

/**
 * The results of one event. Members who ask for the same with the same role share one result, executed and serialized
 * once, unless its execution read who the member is: then each gets a result of their own.
 */
export class EventResults {
  private readonly shared = new Map<string, Promise<Shared>>();
  private readonly own = new Map<Member, Promise<Outcome>>();

  constructor(
    private readonly payload: unknown,
    private readonly parts: EventParts,
  ) {}

  async of(member: Member, viewer: Viewer): Promise<Outcome> {
    const key = `${audienceOf(viewer)} ${member.subscriber.question}`;
    let pending = this.shared.get(key);
    if (!pending) {
      pending = this.executeShared(member, viewer);
      this.shared.set(key, pending);
    }
    const shared = await pending;
    if (!shared.isPersonal || shared.member === member) return shared;
    const own = this.own.get(member) ?? this.runFor(member, { ...member.subscriber.caller, viewer });
    this.own.set(member, own);
    return own;
  }

  private async executeShared(member: Member, viewer: Viewer): Promise<Shared> {
    const observed = observeCaller({ ...member.subscriber.caller, viewer });
    const outcome = await this.runFor(member, observed.caller);
    return { ...outcome, member, isPersonal: observed.isPersonal() };
  }

  /** Each event has a new context, because values that one event loaded are stale for the next. */
  private async runFor({ operation }: Member, caller: Caller): Promise<Outcome> {
    const { schema, executor } = this.parts;
    const contextValue = createRequestContext({ executor, caller });
    const result = await execute({ ...operation, schema, rootValue: this.payload, contextValue });
    return { result, json: result.errors ? null : JSON.stringify(result) };
  }
}

/** What subscribers with the same role in one organization have in common. The id of a request is only logged. */
const common = {
  viewer: new Set<PropertyKey>(['organizationId', 'role', 'scopes']),
  request: new Set<PropertyKey>(['id']),
  session: new Set<PropertyKey>(),
};

/**
 * The caller, observed: `isPersonal` returns whether anything was read that distinguishes callers of one role and
 * organization. If nothing was, the result is the same for all of them.
 */
function observeCaller(caller: Caller): { readonly caller: Caller; isPersonal(): boolean } {
  let isPersonal = false;
  const observe = <Part extends object>(part: Part, shared: ReadonlySet<PropertyKey>): Part =>
    new Proxy(part, {
      get: (target, name) => {
        if (!shared.has(name)) isPersonal = true;
        return Reflect.get(target, name);
      },
      has: (target, name) => {
        if (!shared.has(name)) isPersonal = true;
        return Reflect.has(target, name);
      },
      ownKeys: (target) => {
        isPersonal = true;
        return Reflect.ownKeys(target);
      },
    });
  return {
    caller: {
      viewer: caller.viewer && observe(caller.viewer, common.viewer),
      request: observe(caller.request, common.request),
      session: observe(caller.session, common.session),
    },
    isPersonal: () => isPersonal,
  };
}

/** What decides what a viewer may see, apart from who they are. */
export function audienceOf({ role, scopes }: Pick<Viewer, 'role' | 'scopes'>): string {
  return scopes ? `${role}:${scopes.join(',')}` : role;
}

/** The failure of a viewer whose role does not allow the subscription. */
export function refusalOf(
  { operation }: Member,
  viewer: Viewer,
  { schema, executor }: EventParts,
): ExecutionResult | null {
  const { document, operationName } = operation;
  const definition = getOperationAST(document, operationName);
  if (!definition) throw new Error('a subscription without an operation was accepted');
  try {
    listAuthorizedFields({ schema, document, operation: definition, viewer }, executor);
    return null;
  } catch (error) {
    return { errors: [new GraphQLError((error as Error).message, { originalError: error as Error })] };
  }
}
