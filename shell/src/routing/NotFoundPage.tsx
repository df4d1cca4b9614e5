import { Link } from '@timetrack/contracts/routing';
import { Button } from '@timetrack/ui/basics';
import { Compass } from '@timetrack/ui/icons';
import { MessagePage } from './MessagePage.js';

export function NotFoundPage() {
  return (
    <MessagePage
      icon={Compass}
      title="Page Not Found"
      action={
        <Button asChild>
          <Link to="/">Go to the home page</Link>
        </Button>
      }
    >
      There is nothing at this address. The page may have moved, or the link may be wrong.
    </MessagePage>
  );
}
