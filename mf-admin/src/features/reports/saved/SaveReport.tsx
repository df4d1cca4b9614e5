import { useGuardedDialog } from '@timetrack/contracts/routing';
import { useAddressState } from '@timetrack/screens';
import { Button, OpenFormDialog } from '@timetrack/ui';
import { Save } from '@timetrack/ui/icons';
import { useRef, useState } from 'react';
import { type ReportAddress, reportAddress } from '../address/report-address.js';
import { SaveReportForm } from './SaveReportForm.js';

interface SaveReportProps {
  /** The displayed report. Null before a report is generated. */
  readonly report: ReportAddress | null;
}

/** The button that saves the displayed report, and its dialog: `?open=save`. */
export function SaveReport({ report }: SaveReportProps) {
  const { state, open, close, queryWith } = useAddressState(reportAddress);
  const { dialog, guard } = useGuardedDialog({
    dialog: state.open,
    below: queryWith({ open: null }),
    close: () => close({ open: null }),
  });
  const [isUnsaved, setUnsaved] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const formGuard = {
    setUnsaved: (isDirty: boolean) => {
      setUnsaved(isDirty);
      guard.setUnsaved(isDirty);
    },
  };
  if (!report) return null;
  return (
    <>
      <Button ref={button} variant="outline" size="sm" onClick={() => open({ open: 'save' })}>
        <Save aria-hidden="true" />
        Save This Report
      </Button>
      {dialog && (
        <OpenFormDialog
          title="Save This Report"
          description="It appears in your saved reports, which only you see."
          unsaved={isUnsaved}
          guard={guard}
          focusFallback={() => button.current}
        >
          <SaveReportForm report={report} guard={formGuard} onSaved={guard.close} />
        </OpenFormDialog>
      )}
    </>
  );
}
