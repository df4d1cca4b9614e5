import { Alert, Button } from '@timetrack/ui';
import { Download } from '@timetrack/ui/icons';
import { ScrollRegion } from '../../../components/ScrollRegion.js';
import { countPeople } from '../member/member.js';
import { type Code, codeFileOf, printCodes } from './code-file.js';

/** The codes to hand out. They exist only in this dialog: closing it is the end of them. */
export function CodeList({ codes }: { readonly codes: readonly Code[] }) {
  const download = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(codeFileOf(codes));
    link.download = 'invitation-codes.csv';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <>
      <Alert variant="warning" title={`Download or print the codes of ${countPeople(codes.length)} now`}>
        This list is not shown again. Each code lets one person join.
      </Alert>
      <ScrollRegion
        aria-label="Invitation codes"
        className="ad:max-h-80 ad:overflow-auto ad:rounded-lg ad:border ad:border-border"
      >
        <ul className="ad:divide-y ad:divide-border ad:text-sm">
          {codes.map(({ line, firstName, lastName, email, inviteCode, registrationUrl }) => (
            <li key={line} className="ad:flex ad:flex-col ad:gap-1 ad:p-3">
              <span className="ad:wrap-anywhere">
                <span className="ad:font-medium">{`${firstName} ${lastName}`}</span> {email}
              </span>
              <span className="ad:font-mono ad:tracking-wide">{inviteCode}</span>
              <span className="ad:font-mono ad:text-xs ad:wrap-anywhere ad:text-muted-foreground">
                {registrationUrl}
              </span>
            </li>
          ))}
        </ul>
      </ScrollRegion>
      <div className="ad:flex ad:flex-wrap ad:justify-end ad:gap-2">
        <Button variant="outline" onClick={() => printCodes(codes)}>
          Print
        </Button>
        <Button onClick={download}>
          <Download aria-hidden="true" />
          Download Codes
        </Button>
      </div>
    </>
  );
}
