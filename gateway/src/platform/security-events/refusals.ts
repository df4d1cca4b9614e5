import type { RequestFacts, Viewer } from '../auth/viewer.js';
import type { DomainError } from '../errors/index.js';
import type { SecurityEventName } from '../errors/security-event.js';
import type { SecurityEvent, SecurityEvents } from '../ports/platform.js';

interface Refusal {
  readonly failure: DomainError | null;
  readonly caller: { readonly viewer: Viewer | null; readonly request: RequestFacts };
  /** `POST /api/users`, `login` */
  readonly operation: string;
}

/**
 * Reports a refused request: 401, 403, 429, and other failures that name an event. If the request has an event already (a failed sign-in, a revoked key), that
 * one says more.
 */
export function reportRefusal(securityEvents: SecurityEvents, { failure, caller, operation }: Refusal): void {
  if (failure) securityEvents.countRefusal(failure);
  const event = failure && eventOf(failure);
  if (!event || securityEvents.hasReported(caller.request)) return;
  securityEvents.report({
    event,
    request: caller.request,
    operation,
    reason: failure.code,
    ...identityOf(caller.viewer),
  });
}

function eventOf({ kind, reauth, securityEvent }: DomainError): SecurityEventName | null {
  if (securityEvent) return securityEvent;
  // Entering the password again is part of normal work.
  if (reauth) return null;
  if (kind === 'unauthenticated') return 'request.unauthenticated';
  if (kind === 'forbidden') return 'request.forbidden';
  return kind === 'rate-limited' ? 'request.rate-limited' : null;
}

export function identityOf(viewer: Viewer | null): Pick<SecurityEvent, 'organizationId' | 'userId' | 'apiKeyId'> {
  if (!viewer) return {};
  const { organizationId, userId, sessionId, scopes } = viewer;
  // The scopes tell the viewer of an API key from a person.
  return scopes ? { organizationId, apiKeyId: sessionId } : { organizationId, userId };
}
