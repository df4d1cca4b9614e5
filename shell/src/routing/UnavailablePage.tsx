import { Button } from '@timetrack/ui/basics';
import { PlugZap } from '@timetrack/ui/icons';
import { describeLoadFailure } from '../common/offline-words.js';
import { missingModules } from '../modules/composition.js';
import { describeFailure } from '../modules/failure-words.js';
import type { ModuleState } from '../modules/module-states.js';
import { useModuleRegistry, useModules } from '../modules/modules-context.js';
import { useReload } from '../modules/use-reload.js';
import { FailureDetail } from './FailureDetail.js';
import { MessagePage } from './MessagePage.js';

/** For a path that may belong to a module that could not be loaded. */
export function UnavailablePage() {
  const state = useModules();
  return state.list === 'failed' ? <MissingListPage reason={state.listFailure} /> : <MissingModulesPage />;
}

function MissingListPage({ reason }: { readonly reason: string | undefined }) {
  const registry = useModuleRegistry();
  return (
    <MessagePage
      urgent
      icon={PlugZap}
      title="TimeTrack is not available"
      action={<Button onClick={() => void registry.start()}>Retry</Button>}
    >
      {`The list of its modules could not be loaded. ${reason || describeLoadFailure()}`}
    </MessagePage>
  );
}

function MissingModulesPage() {
  const { busy, reload } = useReload();
  const modules = missingModules(useModules());
  return (
    <MessagePage
      urgent
      icon={PlugZap}
      title="This part is unavailable"
      action={
        <Button busy={busy} onClick={() => reload(...modules.map(({ name }) => name))}>
          {busy ? 'Retrying...' : 'Retry'}
        </Button>
      }
    >
      {modules.map((module) => (
        <MissingModule key={module.name} {...module} />
      ))}
      <p>Everything else keeps working.</p>
    </MessagePage>
  );
}

function MissingModule({ name, version, failure }: ModuleState) {
  if (!failure) return null;
  const { headline, reason, detail } = describeFailure(name, version, failure);
  return (
    <div className="mb-6">
      <p>{`${headline} ${reason}`}</p>
      <FailureDetail>{detail}</FailureDetail>
    </div>
  );
}
