import { useCan } from '@timetrack/contracts';
import { Link } from '@timetrack/contracts/routing';
import { Alert } from '@timetrack/ui';
import { type FragmentType, readFragment } from '../gql/index.js';
import { FileProblemsProblem } from './file-problems.graphql.js';

interface FileProblemsProps {
  readonly title: string;
  readonly problems: readonly FragmentType<typeof FileProblemsProblem>[];
  readonly problemCount: number;
}

/** Few enough to stay readable. After a correction, the next ones follow. */
const listed = 8;

/** The people who can’t be written in a payroll file, and what to do about each. */
export function FileProblems({ title, problems, problemCount }: FileProblemsProps) {
  const canOpenTeam = useCan('SCREEN_TEAM');
  const found = readFragment(FileProblemsProblem, problems).slice(0, listed);
  const others = problemCount - found.length;
  return (
    <Alert variant="warning" title={title}>
      <ul className="ad:flex ad:flex-col ad:gap-1 ad:wrap-anywhere">
        {found.map(({ code, user, message }) => (
          <li key={`${code} ${user.id}`}>{message}</li>
        ))}
        {others > 0 && <li>{`And ${others.toLocaleString('en-US')} more.`}</li>}
      </ul>
      {canOpenTeam && (
        <Link to="/team" className="ad:mt-1 ad:inline-block ad:font-medium ad:underline ad:underline-offset-4">
          Correct them in Team
        </Link>
      )}
    </Alert>
  );
}
