import { useSession } from '@timetrack/contracts';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useScheduleScreen } from '../screen-context.js';

interface PrintSheetProps {
  /** The days that it shows. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A sheet of paper, in black on white. It lies beside the page, which is not printed. */
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
