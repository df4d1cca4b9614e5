import { execute } from 'graphql';
import type { Viewer } from '../../auth/viewer.js';
import type { Caller, Executor } from '../../use-case/index.js';
import { createRequestContext } from '../context/request-context.js';
import type { Member, Outcome } from './member.js';

interface Shared extends Outcome {
  readonly isPersonal: boolean;
  readonly member: Member;
}

/**
 * The results of one event. Members who ask for the same with the same role share one result, executed and serialized
 * once, unless its execution read who the member is: then each gets a result of their own, as each restricted manager does.
 */
export class EventResults {
  private readonly shared = new Map<string, Promise<Shared>>();

  constructor(
    private readonly payload: unknown,
    private readonly executor: Executor,
  ) {}

  async of(member: Member): Promise<Outcome> {
    const key = `${audienceOf(member.viewer)} ${member.subscriber.question}`;
    let pending = this.shared.get(key);
    if (!pending) {
      pending = this.executeShared(member);
      this.shared.set(key, pending);
    }
    const shared = await pending;
    return shared.isPersonal && shared.member !== member ? this.runFor(member, callerOf(member)) : shared;
  }

  private async executeShared(member: Member): Promise<Shared> {
    const observed = observeCaller(callerOf(member));
    const outcome = await this.runFor(member, observed.caller);
    return { ...outcome, member, isPersonal: observed.isPersonal() };
  }

  /** Each event has a new context, because values that one event loaded are stale for the next. */
  private async runFor({ operation }: Member, caller: Caller): Promise<Outcome> {
    const contextValue = createRequestContext({ executor: this.executor, caller });
    const result = await execute({ ...operation, rootValue: this.payload, contextValue });
    return result.errors ? { result } : { result, json: JSON.stringify(result) };
  }
}

export function callerOf({ subscriber, viewer }: Member): Caller {
  return { ...subscriber.caller, viewer };
}

/** What decides what a viewer may see. A restricted manager sees what no one else does. */
export function audienceOf(viewer: Pick<Viewer, 'role' | 'scopes' | 'isRestricted' | 'userId'>): string {
  const { role, scopes } = viewer;
  if (scopes) return `${role}:${scopes.join(',')}`;
  return viewer.isRestricted ? `${role} ${viewer.userId}` : role;
}

/** What subscribers with the same role in one organization have in common. The id of a request is only logged. */
const common = {
  viewer: new Set<PropertyKey>(['organizationId', 'role', 'scopes', 'isRestricted']),
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
