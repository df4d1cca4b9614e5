import { Button } from '@timetrack/ui/basics';
import { RefreshCw, TriangleAlert } from '@timetrack/ui/icons';
import { failedModules, moduleTitle } from '../modules/composition.js';
import { useModuleRegistry, useModules } from '../modules/modules-context.js';
import { useReload } from '../modules/use-reload.js';
import { IconTooltip } from './IconTooltip.js';

/** Lists the modules that could not be loaded, each with a retry button. */
export function ModuleFailures({ expanded }: { readonly expanded: boolean }) {
  const registry = useModuleRegistry();
  const state = useModules();
  return (
    <div role="status" className="space-y-2">
      {state.list === 'failed' && (
        <Failure
          expanded={expanded}
          text="The menu could not be loaded."
          busy={false}
          onRetry={() => void registry.start()}
        />
      )}
      {failedModules(state).map(({ name }) => (
        <FailedModule key={name} name={name} expanded={expanded} />
      ))}
    </div>
  );
}

function FailedModule({ name, expanded }: { readonly name: string; readonly expanded: boolean }) {
  const { busy, reload } = useReload();
  return (
    <Failure
      expanded={expanded}
      text={`${moduleTitle(name)} could not be loaded.`}
      busy={busy}
      onRetry={() => reload(name)}
    />
  );
}

interface FailureProps {
  readonly expanded: boolean;
  readonly text: string;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

function Failure({ expanded, text, busy, onRetry }: FailureProps) {
  if (!expanded) {
    return (
      <IconTooltip label={`${text} Retry`} isEnabled>
        <Button
          variant="ghost"
          size="icon"
          className="w-full text-warning"
          busy={busy}
          onClick={onRetry}
          aria-label={`Retry: ${text}`}
        >
          <TriangleAlert aria-hidden />
        </Button>
      </IconTooltip>
    );
  }
  return (
    <div className="rounded-lg border border-warning/40 bg-warning/10 p-3 text-sm">
      <p className="flex gap-2">
        <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warning" aria-hidden />
        <span className="min-w-0 break-words">{text}</span>
      </p>
      <Button
        variant="outline"
        size="sm"
        className="mt-3 w-full"
        busy={busy}
        onClick={onRetry}
        aria-label={`Retry: ${text}`}
      >
        {!busy && <RefreshCw aria-hidden />}
        Retry
      </Button>
    </div>
  );
}
