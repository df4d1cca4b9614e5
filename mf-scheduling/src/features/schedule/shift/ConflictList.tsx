import { TriangleAlert } from '@timetrack/ui/icons';
import type { Conflict } from './conflicts.js';

export function ConflictList({ conflicts }: { readonly conflicts: readonly Conflict[] }) {
  if (conflicts.length === 0) return null;
  return (
    <ul aria-label="Conflicts" className="sc:flex sc:flex-col sc:gap-1 sc:text-sm sc:text-warning">
      {conflicts.map(({ code, userId, message }) => (
        <li key={`${code} ${userId} ${message}`} className="sc:flex sc:gap-2">
          <TriangleAlert aria-hidden="true" className="sc:mt-0.5 sc:size-4 sc:shrink-0" />
          <span className="sc:min-w-0 sc:wrap-anywhere">{message}</span>
        </li>
      ))}
    </ul>
  );
}
