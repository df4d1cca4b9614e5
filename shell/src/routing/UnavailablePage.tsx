import { Button } from '@timetrack/ui/basics';
import { PlugZap } from '@timetrack/ui/icons';
import { missingModules, moduleTitle } from '../modules/composition.js';
import { useModuleRegistry, useModules } from '../modules/modules-context.js';
import { useReload } from '../modules/use-reload.js';
import { MessagePage } from './MessagePage.js';

/** For a path that may belong to a module that could not be loaded. */
export function UnavailablePage() {
  const state = useModules();
  return state.list === 'failed' ? <MissingListPage /> : <MissingModulesPage />;
}

function MissingListPage() {
  const registry = useModuleRegistry();
  return (
    <MessagePage
      urgent
      icon={PlugZap}
      title="TimeTrack is not available"
      action={<Button onClick={() => void registry.start()}>Retry</Button>}
    >
      The list of its modules could not be loaded. Check your connection and try again.
    </MessagePage>
  );
}

function MissingModulesPage() {
  const { busy, reload } = useReload();
  const names = missingModules(useModules()).map((module) => module.name);
  return (
    <MessagePage
      urgent
      icon={PlugZap}
      title="This part is unavailable"
      action={
        <Button busy={busy} onClick={() => reload(...names)}>
          {busy ? 'Retrying...' : 'Retry'}
        </Button>
      }
    >
      {names.map(moduleTitle).join(', ')} could not be loaded. Everything else keeps working.
    </MessagePage>
  );
}
