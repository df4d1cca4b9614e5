import { MessageSquareText } from '@timetrack/ui/icons';
import type { PendingRequest_RequestFragment } from '../../../gql/graphql.js';

export function RequestNote({ request }: { readonly request: Pick<PendingRequest_RequestFragment, 'note' | 'user'> }) {
  if (!request.note) return null;
  return (
    <figure className="sc:flex sc:items-start sc:gap-2 sc:text-sm">
      <MessageSquareText aria-hidden="true" className="sc:mt-0.5 sc:size-4 sc:shrink-0 sc:text-muted-foreground" />
      <blockquote className="sc:min-w-0 sc:whitespace-pre-line sc:wrap-anywhere">{request.note}</blockquote>
      <figcaption className="sc:sr-only">Note of {request.user.firstName}</figcaption>
    </figure>
  );
}
