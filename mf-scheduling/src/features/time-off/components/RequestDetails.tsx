import { dateOf, formatDate, fullName, useTimeZone } from '@timetrack/screens';
import { MessageSquareText } from '@timetrack/ui/icons';
import type { PendingRequest_RequestFragment, RequestDetails_RequestFragment } from '../../../gql/graphql.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { formatHours, formatPolicy } from './labels.js';
import { RequestDetailsRequest } from './request-details.graphql.js';

export function RequestDetails(props: { readonly request: FragmentType<typeof RequestDetailsRequest> }) {
  const request = readFragment(RequestDetailsRequest, props.request);
  const { hours, policy, note, managerNotes } = request;
  const parts = [formatHours(hours), formatPolicy(policy), useDecisionText(request)].filter((part) => part !== null);
  return (
    <>
      <p className="sc:text-sm sc:text-muted-foreground sc:wrap-anywhere">{parts.join(' · ')}</p>
      {note && (
        <p className="sc:text-sm sc:whitespace-pre-line sc:wrap-anywhere">
          <span className="sc:text-muted-foreground">Note: </span>
          <span>{note}</span>
        </p>
      )}
      {managerNotes && (
        <p className="sc:flex sc:items-start sc:gap-2 sc:text-sm sc:whitespace-pre-line sc:wrap-anywhere">
          <MessageSquareText aria-hidden="true" className="sc:mt-0.5 sc:size-4 sc:shrink-0 sc:text-muted-foreground" />
          <span>{managerNotes}</span>
        </p>
      )}
    </>
  );
}

/** `by Maria Mendez, Jul 3, 2026`, or who revoked the approval and when. Null for a request without a decision. */
function useDecisionText(request: RequestDetails_RequestFragment): string | null {
  const timeZone = useTimeZone();
  const { decidedBy, decidedAt, revokedBy, revokedAt } = request;
  const format = (instant: string) => formatDate(dateOf(instant, timeZone));
  if (revokedBy && revokedAt) return `approval revoked by ${fullName(revokedBy)}, ${format(revokedAt)}`;
  return decidedBy && decidedAt ? `by ${fullName(decidedBy)}, ${format(decidedAt)}` : null;
}

export function RequestNote({ request }: { readonly request: Pick<PendingRequest_RequestFragment, 'note' | 'user'> }) {
  if (!request.note) return null;
  return (
    <figure className="sc:flex sc:items-start sc:gap-2 sc:text-sm">
      <MessageSquareText aria-hidden="true" className="sc:mt-0.5 sc:size-4 sc:shrink-0 sc:text-muted-foreground" />
      <blockquote className="sc:min-w-0 sc:whitespace-pre-line sc:wrap-anywhere">{request.note}</blockquote>
      <figcaption className="sc:sr-only">{`Note of ${request.user.firstName}`}</figcaption>
    </figure>
  );
}
