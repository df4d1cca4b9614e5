import { useSession } from '@timetrack/contracts';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useScheduleScreen } from '../state/screen-context.js';

interface PrintSheetProps {
  /** The dates of the sheet: `March 2026`. */
  readonly title: string;
  readonly children: ReactNode;
}

/** The printed sheet. It is a sibling of the page, which is not printed. */
export function PrintSheet({ title, children }: PrintSheetProps) {
  const { organization } = useSession().user;
  const { timeZone } = useScheduleScreen();
  return createPortal(
    <div className="sc-print-sheet">
      <h1>
        {organization.name}: {title}
      </h1>
      <p>Times are in {timeZone}.</p>
      {children}
    </div>,
    document.body,
  );
}
