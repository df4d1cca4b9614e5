import type { Caller } from '../../use-case/index.js';

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
export function observeCaller(caller: Caller): { readonly caller: Caller; isPersonal(): boolean } {
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
