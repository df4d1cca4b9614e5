import { Button } from '@timetrack/ui/basics';
import { useEffect, useRef, useState } from 'react';
import type { Shift } from '../board/arrange-board.js';
import { ShiftCard } from './ShiftCard.js';

/** How many cards are added at once: a day of 500 people would block the page. */
const step = 40;

/** The cards of a day. It grows when its end is scrolled into view, or with its button. */
export function ShiftList({ shifts }: { readonly shifts: readonly Shift[] }) {
  const [visible, setVisible] = useState(step);
  const end = useRef<HTMLDivElement>(null);
  const remaining = shifts.length - visible;
  const hasMore = remaining > 0;

  useEffect(() => {
    if (!hasMore || !end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setVisible(visible + step);
      },
      { rootMargin: '400px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasMore, visible]);

  return (
    <>
      <ul className="sc:flex sc:flex-col sc:gap-2">
        {shifts.slice(0, visible).map((shift) => (
          <ShiftCard key={shift.id} shift={shift} />
        ))}
      </ul>
      {hasMore && (
        <div ref={end} className="sc:flex sc:justify-center">
          <Button variant="outline" size="sm" onClick={() => setVisible(visible + step)}>
            Show {Math.min(step, remaining)} more of {remaining}
          </Button>
        </div>
      )}
    </>
  );
}
